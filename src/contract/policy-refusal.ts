/** The code of a 403 that asks the shopper to accept the privacy policy first. */
export const policyNotAccepted = 'PrivacyPolicyNotAccepted';

/** Whether a refusal asks for the policy. A 403 with another code has another cause; without a code, it is taken to ask for it. */
export const asksForPolicy = (status: number, code: string | null | undefined): boolean =>
  status === 403 && (code ?? policyNotAccepted) === policyNotAccepted;
