import { and, eq, sql } from 'drizzle-orm';
import { sanitiseHtml } from '#server/api/content/html.ts';
import { privacyPolicies, privacyPolicyAcceptances } from '#server/db/schema.ts';
import { type Handlers, signedIn } from '#server/api/http/handler.ts';
import { conflict, notFound } from '#server/api/http/refusal.ts';

export const privacyHandlers = {
  async getPrivacyPolicy({ db, shopper }) {
    const [row] = await db
      .select({
        policy: privacyPolicies,
        isAccepted: sql<boolean>`${privacyPolicyAcceptances.customerId} is not null`,
      })
      .from(privacyPolicies)
      .leftJoin(
        privacyPolicyAcceptances,
        and(
          eq(privacyPolicyAcceptances.privacyPolicyId, privacyPolicies.id),
          eq(privacyPolicyAcceptances.customerId, shopper?.customerId ?? ''),
        ),
      )
      .where(eq(privacyPolicies.isCurrent, true));
    if (row === undefined) throw notFound('The privacy policy');
    const { policy, isAccepted } = row;
    return {
      ...policy,
      bodyHtml: sanitiseHtml(policy.bodyHtml),
      publishedAt: policy.publishedAt.toISOString(),
      ...(shopper === null ? {} : { isAccepted }),
    };
  },

  async acceptPrivacyPolicy(context, { params }) {
    const { db, now } = context;
    const [policy] = await db.select().from(privacyPolicies).where(eq(privacyPolicies.id, params.id));
    if (policy === undefined) throw notFound('This privacy policy');
    if (!policy.isCurrent) {
      throw conflict('PolicyReplaced', 'This privacy policy has been replaced. Read and accept the current one.');
    }
    await db
      .insert(privacyPolicyAcceptances)
      .values({ privacyPolicyId: policy.id, customerId: signedIn(context).customerId, acceptedAt: now })
      .onConflictDoNothing();
    return { isDone: true };
  },
} satisfies Handlers<'getPrivacyPolicy' | 'acceptPrivacyPolicy'>;
