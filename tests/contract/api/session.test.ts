import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, expect, test } from 'vitest';
import { companyMembers, customers, invites, outboxMail, passwordResets, signUpRequests } from '#server/db/schema.ts';
import { hashOneTimeToken } from '#server/api/session/one-time-token.ts';
import { statementsOf } from '#server/db/statements.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { shopperPassword } from '#tests/support/stores/shoppers.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();
const guest = store.client();

afterAll(() => store.close());

const newPassword = 'another long password';

/** The path of the link in the last email to an address. */
const linkTo = async (email: string): Promise<string> => {
  await store.app.outbox.deliver();
  const text = store.emails.findLast(({ to }) => to === email)?.text ?? '';
  return /http:\/\/shop\.test(\S+)/.exec(text)?.[1] ?? '';
};
const tokenTo = async (email: string): Promise<string> => (await linkTo(email)).split('/').at(-1) ?? '';

test('signing in gives a token with subject and expiry [API-20] [SES-01]', async () => {
  const { id, email } = await store.shopper();
  const answer = await guest.signIn({ body: { email: ` ${email.toUpperCase()} `, password: shopperPassword } });
  const claims = decodeJwt(answer.token);
  expect(claims.sub).toBe(id);
  expect(claims.exp).toBe(Math.floor(Date.parse(answer.expiresAt) / 1000));
  expect(claims.exp).toBeGreaterThan(store.clock.now.getTime() / 1000);
  expect(answer).toMatchObject({ needsAcceptPrivacyPolicy: false, customer: { id, firstName: 'Ada', email } });
});

test('a wrong password and an unknown address are refused alike [API-20]', async () => {
  const { email } = await store.shopper();
  const wrong = await refused(guest.signIn({ body: { email, password: 'not the password' } }));
  const unknown = await refused(guest.signIn({ body: { email: 'nobody@example.com', password: 'not the password' } }));
  expect(wrong.status).toBe(400);
  expect([unknown.status, unknown.errors, unknown.details]).toEqual([wrong.status, wrong.errors, wrong.details]);
});

test('a closed account is named as closed only to those who know its password [API-20]', async () => {
  const { id, email } = await store.shopper();
  await store.db.update(customers).set({ isActive: false }).where(eq(customers.id, id));
  expect((await refused(guest.signIn({ body: { email, password: shopperPassword } }))).details[0]?.code).toBe(
    'AccountClosed',
  );
  expect((await refused(guest.signIn({ body: { email, password: 'wrong' } }))).details[0]?.code).toBe(
    'WrongCredentials',
  );
});

test.each([
  [{}, ['email', 'password']],
  [{ email: 'no address', password: '' }, ['email', 'password']],
  [{ email: 7, password: ['x'] }, ['email', 'password']],
  [{ email: 'a@example.com', password: 'x'.repeat(129) }, ['password']],
])('signing in with %j names what is wrong [API-20]', async (body, fields) => {
  const { status, body: failure } = await store.send({ method: 'POST', path: '/auth/sign-in', body });
  expect(status).toBe(400);
  expect(failure).toMatchObject({ details: fields.map((field) => ({ field })) });
});

test('a password that must be changed is answered by one word, with a token for nothing else [API-20]', async () => {
  const { id, email } = await store.shopper();
  await store.db.update(customers).set({ isPasswordChangeRequired: true }).where(eq(customers.id, id));
  const answer = await store.send({
    method: 'POST',
    path: '/auth/sign-in',
    body: { email, password: shopperPassword },
  });
  expect(answer.status).toBe(400);
  expect(answer.text).toBe('"password_change_required"');

  const token = String(answer.headers['x-password-change-token']);
  const limited = store.client(token);
  expect((await refused(limited.getWishlists({}))).errors).toEqual(['password_change_required']);
  expect((await limited.getCustomer({})).id).toBe(id);
  expect((await limited.getStoreSettings({})).storeName).toBe('Bare Store');

  const changed = await limited.changePassword({ body: { currentPassword: shopperPassword, newPassword } });
  expect((await store.client(changed.token).getWishlists({})).total).toBe(0);
  expect((await refused(limited.getCustomer({}))).status).toBe(401);
  await guest.signIn({ body: { email, password: newPassword } });
});

test('a session begun before the demand to change the password is answered by it, too', async () => {
  const { id, token, client } = await store.shopper();
  await store.db.update(customers).set({ isPasswordChangeRequired: true }).where(eq(customers.id, id));
  const { status, text } = await store.send({ method: 'GET', path: '/wishlists', token });
  expect([status, text]).toEqual([400, '"password_change_required"']);
  expect((await client.getCustomerSettings({})).firstName).toBe('Ada');
  expect((await client.getPrivacyPolicy({})).isAccepted).toBe(true);
});

test('a token works until it expires [SES-02]', async () => {
  const { client } = await store.shopper();
  const begun = store.clock.now;
  store.clock.now = new Date(begun.getTime() + 12 * 3_600_000 - 2_000);
  expect((await client.getWishlists({})).total).toBe(0);
  store.clock.now = new Date(begun.getTime() + 12 * 3_600_000 + 2_000);
  expect((await refused(client.getWishlists({}))).status).toBe(401);
  expect((await refused(client.getCustomer({}))).status).toBe(401);
  store.clock.now = begun;
});

test('a sign-up is completed by the link in its email, once [API-21] [API-22] [SES-07]', async () => {
  const email = 'Grace.New@example.com';
  const body = { email, firstName: 'Grace', lastName: 'New', companyName: 'New Pipes', vatNumber: 'GB123' };
  expect(await guest.requestSignUp({ body })).toEqual({ isDone: true });
  expect(await linkTo(email.toLowerCase())).toMatch(/^\/auth\/sign-up\/complete\/[\w-]{43}$/);
  const token = await tokenTo(email.toLowerCase());
  const [kept] = await store.db.select().from(signUpRequests).where(eq(signUpRequests.email, email.toLowerCase()));
  expect(JSON.stringify(kept)).not.toContain(token);

  const signedIn = await guest.completeSignUp({ body: { token, password: newPassword } });
  expect(signedIn.needsAcceptPrivacyPolicy).toBe(true);
  expect(await store.client(signedIn.token).getCustomer({})).toMatchObject({
    email: email.toLowerCase(),
    company: { name: 'New Pipes', vatNumber: 'GB123' },
    role: 'Owner',
    canPayOnAccount: false,
  });
  const again = await refused(guest.completeSignUp({ body: { token, password: newPassword } }));
  expect([again.status, again.details[0]?.code]).toEqual([400, 'LinkNotValid']);
  expect((await store.db.select().from(outboxMail).where(eq(outboxMail.to, email.toLowerCase())))[0]?.data).toEqual({});
});

test('asking for an account that exists is answered alike, and its owner is notified [API-21]', async () => {
  const { email } = await store.shopper();
  const body = { email, firstName: 'Mallory', lastName: 'X' };
  expect(await guest.requestSignUp({ body })).toEqual({ isDone: true });
  expect(await linkTo(email)).toBe('/auth/forgot-password');
});

test('a sign-up link expires, and six emails within an hour are one too many [API-21] [API-22]', async () => {
  const email = 'slow@example.com';
  const body = { email, firstName: 'Slow', lastName: 'One' };
  for (let asked = 0; asked < 6; asked += 1) await guest.requestSignUp({ body });
  const token = await tokenTo(email);
  expect(store.emails.filter(({ to }) => to === email)).toHaveLength(5);
  const begun = store.clock.now;
  store.clock.now = new Date(begun.getTime() + 49 * 3_600_000);
  expect((await refused(guest.completeSignUp({ body: { token, password: newPassword } }))).status).toBe(400);
  store.clock.now = begun;
});

test('a new password may be neither too short nor too long, nor the email address, nor one letter repeated [API-22]', async () => {
  const body = { email: 'weak@example.com', firstName: 'Weak', lastName: 'One' };
  await guest.requestSignUp({ body });
  const token = await tokenTo(body.email);
  for (const password of ['short', 'x'.repeat(129), 'weak@example.com', 'aaaaaaaaaaaa']) {
    const { status, details } = await refused(guest.completeSignUp({ body: { token, password } }));
    expect([status, details[0]?.field]).toEqual([400, 'password']);
  }
});

test.each([true, false])(
  'an invitation makes a member of the company, who may pay on its account or may not: %s [API-23] [SES-07]',
  async (canPayOnAccount) => {
    const { companyId } = await store.shopper({ company: true });
    const token = `an-invitation-to-join-us-${canPayOnAccount}`;
    const email = `invited-${canPayOnAccount}@example.com`;
    await store.db.insert(invites).values({
      tokenHash: hashOneTimeToken(token),
      companyId: companyId ?? '',
      email,
      role: 'Buyer',
      canPayOnAccount,
      expiresAt: new Date(store.clock.now.getTime() + 60_000),
    });
    const body = { token, password: newPassword, firstName: 'In', lastName: 'Vited' };
    const signedIn = await guest.completeInvite({ body });
    expect(await store.client(signedIn.token).getCustomer({})).toMatchObject({
      email,
      canPayOnAccount,
      company: { id: companyId },
      role: 'Buyer',
      priceGroup: 'Trade',
    });
    expect((await refused(guest.completeInvite({ body }))).details[0]?.code).toBe('LinkNotValid');
    expect(
      await store.db
        .select()
        .from(companyMembers)
        .where(eq(companyMembers.companyId, companyId ?? '')),
    ).toHaveLength(2);
    expect((await refused(guest.completeInvite({ body: { ...body, token: 'no-such-invitation' } }))).status).toBe(400);
  },
);

test.each(['https://evil.example', 'Win at WWW.evil.example', 'www.evil.example'])(
  'a name like %s, which mail programs turn into a link, is refused by its field [API-10]',
  async (name) => {
    const asked = { email: 'linked@example.com', firstName: name, lastName: 'One', companyName: name };
    expect(await refused(guest.requestSignUp({ body: asked }))).toMatchObject({
      status: 400,
      firstMessage: 'First name can’t contain a web address.',
      details: [
        { field: 'firstName', code: 'WebAddress' },
        { field: 'companyName', code: 'WebAddress' },
      ],
    });
    expect(store.emails.some(({ to }) => to === 'linked@example.com')).toBe(false);
    const { client } = await store.shopper();
    const settings = await client.getCustomerSettings({});
    const changed = client.updateCustomerSettings({ body: { ...settings, lastName: name } });
    expect((await refused(changed)).details).toMatchObject([{ field: 'lastName', code: 'WebAddress' }]);
  },
);

test('an old name with a web address in it keeps nobody from saving their settings, and is not changed into another', async () => {
  const { client, id } = await store.shopper();
  await store.db.update(customers).set({ firstName: 'www.old.example' }).where(eq(customers.id, id));
  const settings = await client.getCustomerSettings({});
  const saved = await client.updateCustomerSettings({ body: { ...settings, phone: '0113 496 0000' } });
  expect(saved).toMatchObject({ firstName: 'www.old.example', phone: '0113 496 0000' });
  const changed = client.updateCustomerSettings({ body: { ...settings, firstName: 'www.new.example' } });
  expect((await refused(changed)).details).toMatchObject([{ field: 'firstName', code: 'WebAddress' }]);
});

test('a forgotten password is replaced by the link in an email [API-24] [API-25] [SES-07]', async () => {
  const { email, client } = await store.shopper();
  expect(await guest.requestPasswordReset({ body: { email } })).toEqual({ isDone: true });
  expect(await linkTo(email)).toMatch(/^\/auth\/reset-password\/[\w-]{43}$/);
  const token = await tokenTo(email);
  expect(await guest.completePasswordReset({ body: { token, password: newPassword } })).toEqual({ isDone: true });
  expect((await refused(client.getCustomer({}))).status).toBe(401);
  await guest.signIn({ body: { email, password: newPassword } });
  expect((await refused(guest.completePasswordReset({ body: { token, password: newPassword } }))).status).toBe(400);
});

test('asking for a new password tells nobody which addresses are known [API-24]', async () => {
  const before = (await store.db.select().from(passwordResets)).length;
  expect(await guest.requestPasswordReset({ body: { email: 'unknown@example.com' } })).toEqual({ isDone: true });
  expect(await store.db.select().from(passwordResets)).toHaveLength(before);
  expect((await refused(guest.requestPasswordReset({ body: { email: 'no address' } }))).status).toBe(400);
});

test('asking for a new password takes the same statements whether the address is known, unknown, or asks too often [API-24]', async () => {
  const { email } = await store.shopper();
  const own = /^(select|insert|update|delete)\b.*"(?:customers|password_resets|outbox_mail)"/s;
  let made: string[] = [];
  statementsOf(store.db).onEnd(({ text }) => {
    const kind = own.exec(text)?.[1];
    // The delivery of emails, once the request has been answered, updates them.
    if (kind !== undefined && kind !== 'update') made.push(kind);
  });
  const statementsFor = async (address: string): Promise<string[]> => {
    made = [];
    await guest.requestPasswordReset({ body: { email: address } });
    const asked = made;
    await store.app.outbox.deliver();
    return asked;
  };
  const known = await statementsFor(email);
  expect(known).toEqual(['select', 'select', 'insert', 'insert']);
  expect(await statementsFor('unknown@example.com')).toEqual(known);
  for (let times = 2; times <= 5; times += 1) expect(await statementsFor(email)).toEqual(known);
  const sent = store.emails.length;
  expect(await statementsFor(email)).toEqual(known);
  expect(store.emails).toHaveLength(sent);
});

test('a bad token in the header hinders nobody from signing in [API-20]', async () => {
  const { email } = await store.shopper();
  const { customer } = await store.client('not.a.token').signIn({ body: { email, password: shopperPassword } });
  expect(customer.email).toBe(email);
});

test('a signed-out token is void at once, others of the account are not [ADD-02]', async () => {
  const { email, token, client } = await store.shopper();
  const other = await store.signIn(email, shopperPassword);
  expect(await client.signOut({ body: {} })).toEqual({ isDone: true });
  expect((await store.send({ method: 'GET', path: '/orders', token })).status).toBe(401);
  expect((await store.send({ method: 'GET', path: '/baskets', token })).status).toBe(401);
  expect((await store.send({ method: 'GET', path: '/orders', token: other })).status).toBe(200);
});

test('signing out everywhere ends every session of the account and no other [ADD-02]', async () => {
  const { email, client } = await store.shopper();
  const other = await store.signIn(email, shopperPassword);
  const stranger = await store.shopper();
  await client.signOut({ body: { everywhere: true } });
  expect((await store.send({ method: 'GET', path: '/orders', token: other })).status).toBe(401);
  expect((await store.send({ method: 'GET', path: '/orders', token: stranger.token })).status).toBe(200);
  const again = await store.signIn(email, shopperPassword);
  expect((await store.send({ method: 'GET', path: '/orders', token: again })).status).toBe(200);
});

test('a session is ended without its token, by a claim of it that gives access to nothing [ADD-02]', async () => {
  const { token } = await store.shopper();
  const ending = String(decodeJwt(token)['end']);
  expect((await store.send({ method: 'GET', path: '/orders', token: ending })).status).toBe(401);
  expect((await store.send({ method: 'GET', path: '/orders', token })).status).toBe(200);
  expect(await guest.signOut({ body: { ending } })).toEqual({ isDone: true });
  expect((await store.send({ method: 'GET', path: '/orders', token })).status).toBe(401);
  // The answer was lost, so the client repeats the request.
  expect(await guest.signOut({ body: { ending } })).toEqual({ isDone: true });
});

test('a made-up ending ends nothing [ADD-02]', async () => {
  const { token } = await store.shopper();
  const [tokenId, expiresAt] = String(decodeJwt(token)['end']).split('.');
  for (const ending of ['x', `${tokenId}.${expiresAt}`, `${tokenId}.${expiresAt}.AAAAAAAAAAAAAAAAAAAAAA`]) {
    expect((await refused(guest.signOut({ body: { ending } }))).status).toBe(400);
  }
  expect((await store.send({ method: 'GET', path: '/orders', token })).status).toBe(200);
});

test('a guest has no session to end [ADD-02]', async () => {
  expect((await refused(store.client().signOut({ body: {} }))).status).toBe(401);
});
