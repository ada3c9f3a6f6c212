import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { privacyPolicies, privacyPolicyAcceptances } from '#server/db/schema.ts';

/** True where there is a policy in force that the customer has not accepted. */
export const isPrivacyAcceptanceNeeded = (customerId: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from ${privacyPolicies} where ${privacyPolicies.isCurrent} and not exists (
    select from ${privacyPolicyAcceptances}
    where ${privacyPolicyAcceptances.privacyPolicyId} = ${privacyPolicies.id}
      and ${privacyPolicyAcceptances.customerId} = ${customerId}
  )
)`;
