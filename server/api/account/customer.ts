import { eq, sql } from 'drizzle-orm';
import { hasWebAddress } from '#contract/primitives.ts';
import { companies, companyMembers, customers, marketingSubscriptions, priceGroups } from '#server/db/schema.ts';
import { type HandlerContext, type Handlers, signedIn } from '#server/api/http/handler.ts';
import { saveSubscription } from './marketing.ts';
import { isPrivacyAcceptanceNeeded } from './privacy-acceptance.ts';
import { invalidField, signInFirst } from '#server/api/http/refusal.ts';
import { webAddressIn } from '#server/api/http/validation-words.ts';

const loadSettings = async (context: HandlerContext) => {
  const [row] = await context.db
    .select({ customer: customers, isSubscribed: marketingSubscriptions.isSubscribed })
    .from(customers)
    .leftJoin(marketingSubscriptions, eq(marketingSubscriptions.email, customers.email))
    .where(eq(customers.id, signedIn(context).customerId));
  if (row === undefined) throw signInFirst();
  const { customer, isSubscribed } = row;
  const { settings } = customer;
  return {
    firstName: customer.firstName,
    lastName: customer.lastName,
    phone: customer.phone,
    // Subscriptions are stored by email address because guests can subscribe as well.
    marketing: { ...settings.marketing, email: isSubscribed ?? settings.marketing.email },
    notifications: settings.notifications,
    defaultCurrencyCode: settings.defaultCurrencyCode,
  };
};

const names = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
] as const;

/** The shopper's own account. */
export const customerHandlers = {
  async getCustomer(context) {
    const { customerId, companyId } = signedIn(context);
    const [row] = await context.db
      .select({
        customer: customers,
        company: companies,
        role: companyMembers.role,
        priceGroup: priceGroups.name,
        needsAcceptPrivacyPolicy: isPrivacyAcceptanceNeeded(customerId),
      })
      .from(customers)
      .leftJoin(companyMembers, eq(companyMembers.customerId, customers.id))
      .leftJoin(companies, eq(companies.id, sql`${companyId}`))
      .leftJoin(priceGroups, eq(priceGroups.id, sql`coalesce(${customers.priceGroupId}, ${companies.priceGroupId})`))
      .where(eq(customers.id, customerId));
    if (row === undefined) throw signInFirst();
    return { ...row.customer, ...row };
  },

  getCustomerSettings: (context) => loadSettings(context),

  async updateCustomerSettings(context, { body }) {
    const { db, now, settings } = context;
    if (!settings.currencyCodes.includes(body.defaultCurrencyCode)) {
      throw invalidField('defaultCurrencyCode', 'CurrencyNotOffered', 'The store does not sell in this currency.');
    }
    const { firstName, lastName, phone, marketing, notifications, defaultCurrencyCode } = body;
    const linked = names.filter(([field]) => hasWebAddress(body[field]));
    // Only a name that was saved before there was this check may contain one.
    const before = linked.length === 0 ? null : await loadSettings(context);
    for (const [field, label] of linked) {
      const { code, sentence } = webAddressIn(label);
      if (body[field] !== before?.[field]) throw invalidField(field, code, sentence);
    }
    const [customer] = await db
      .update(customers)
      .set({
        firstName,
        lastName,
        phone: phone || null,
        settings: { marketing, notifications, defaultCurrencyCode },
        updatedAt: now,
      })
      .where(eq(customers.id, signedIn(context).customerId))
      .returning({ id: customers.id, email: customers.email });
    if (customer === undefined) throw signInFirst();
    await saveSubscription(context, customer.email, marketing.email, customer.id);
    return loadSettings(context);
  },
} satisfies Handlers<'getCustomer' | 'getCustomerSettings' | 'updateCustomerSettings'>;
