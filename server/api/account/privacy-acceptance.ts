import { type SQL, sql } from 'drizzle-orm';
import { privacyPolicies, privacyPolicyAcceptances } from '#server/db/schema.ts';

/** True if a policy is in force that the customer has not accepted. */
export const isPrivacyAcceptanceNeeded = (customerId: string): SQL<boolean> => sql<boolean>`exists (
  select from ${privacyPolicies} policy where policy.is_current and not exists (
    select from ${privacyPolicyAcceptances} acceptance
    where acceptance.privacy_policy_id = policy.id and acceptance.customer_id = ${customerId}
  )
)`;
