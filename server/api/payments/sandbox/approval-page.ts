import { type Html, html } from './html.ts';

/** What is paid, to whom and for what. */
export interface Bill {
  readonly amount: string;
  readonly storeName: string;
  readonly orderNumber: string;
}

const billOf = ({ amount, storeName, orderNumber }: Bill): Html => html`
  <dl>
    <dt>To</dt>
    <dd>${storeName}</dd>
    <dt>For order</dt>
    <dd><code>${orderNumber}</code></dd>
    <dt>Amount</dt>
    <dd>${amount}</dd>
  </dl>
`;

const choicesOf = (
  legend: string,
  choices: readonly { readonly value: string; readonly label: string }[],
): Html => html`
  <fieldset>
    <legend>${legend}</legend>
    ${choices.map(
      ({ value, label }, index) =>
        html`<label class="choice"
          ><input type="radio" name="source" value="${value}" ${index === 0 ? html` checked` : null} />${label}</label
        >`,
    )}
  </fieldset>
`;

/** The form in the wallet's window. */
export const walletForm = (action: string, bill: Bill): Html => html`
  <h1>Pocket wallet</h1>
  ${billOf(bill)}
  <form method="post" action="${action}">
    ${choicesOf('Pay from', [
      { value: 'good', label: 'Wallet balance' },
      { value: 'bad', label: 'Empty test balance (is declined)' },
    ])}
    <p class="note">This is a test: no money moves.</p>
    <div class="actions">
      <button type="submit" name="action" value="approve" class="primary">Approve ${bill.amount}</button>
      <button type="submit" name="action" value="cancel">Cancel</button>
    </div>
  </form>
`;

/** The form on the bank's page. `back` says where the shopper came from. */
export const bankForm = (action: string, bill: Bill, back: 'here' | 'shop'): Html => html`
  <div class="sheet">
    <h1>Test bank: pay ${bill.amount}</h1>
    ${billOf(bill)}
    <form method="post" action="${action}">
      <input type="hidden" name="back" value="${back}" />
      ${choicesOf('Pay from', [
        { value: 'good', label: 'Current account' },
        { value: 'bad', label: 'Empty test account (is declined)' },
      ])}
      <p class="note">This is a test page: no money moves. You will return to ${bill.storeName} afterwards.</p>
      <div class="actions">
        <button type="submit" name="action" value="pay" class="primary">Pay ${bill.amount}</button>
        <button type="submit" name="action" value="cancel">Cancel and return</button>
      </div>
    </form>
  </div>
`;

/** The last page of a popup or frame; the shop continues on its own. */
export const finishedNote = (words: string): Html =>
  html`<h1>${words}</h1>
    <p>You can go on in the shop.</p>`;

/** Shown for a payment that can no longer be paid here. */
export const overNote = (shopUrl: string | null): Html => html`
  <h1>This payment has ended</h1>
  <p>It was finished, replaced by another one, or its time has run out. Nothing more is taken.</p>
  ${shopUrl === null ? null : html`<p><a class="button primary" href="${shopUrl}">Back to the shop</a></p>`}
`;
