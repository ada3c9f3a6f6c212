export const demoPassword = 'tradecounter';

/** Clear token of the pending invitation: /auth/invite/complete/demo-invitation */
export const demoInviteToken = 'demo-invitation';

/** The people of the demo store. Their email domain is reserved for examples. */
export const demoShoppers = {
  retail: { email: 'retail@example.com', firstName: 'Rosa', lastName: 'Whitcombe', phone: '+44 7700 900123' },
  trade: { email: 'trade@example.com', firstName: 'Marcus', lastName: 'Adeyemi', phone: '+44 7700 900456' },
  buyer: { email: 'buyer@example.com', firstName: 'Jo', lastName: 'Kowalska', phone: '+44 7700 900457' },
  mustChange: { email: 'must-change@example.com', firstName: 'Iris', lastName: 'Fennimore', phone: null },
  policy: { email: 'policy@example.com', firstName: 'Owen', lastName: 'Pritchard', phone: null },
} as const;

export type DemoShopper = keyof typeof demoShoppers;

export const demoCompany = {
  name: 'Adeyemi Building Services Ltd',
  vatNumber: 'GB000000000',
  accountNumber: 'TC-10042',
} as const;
