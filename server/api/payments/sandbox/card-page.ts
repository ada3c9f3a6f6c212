import { type CardErrors, type CardForm, testCards } from './card.ts';
import { type Html, html } from './html.ts';

const grouped = (digits: string): string =>
  digits.length === 15
    ? digits.replace(/(\d{4})(\d{6})(\d{5})/, '$1 $2 $3')
    : digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

const fieldOf = (
  {
    name,
    label,
    autocomplete,
    inputmode,
    hint,
    value = '',
  }: {
    readonly name: keyof CardForm;
    readonly label: string;
    readonly autocomplete: string;
    readonly inputmode: 'numeric' | 'text';
    readonly hint: string;
    readonly value?: string;
  },
  errors: CardErrors,
): Html => {
  const error = errors[name] ?? '';
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      <input
        type="text"
        id="${name}"
        name="${name}"
        autocomplete="${autocomplete}"
        inputmode="${inputmode}"
        placeholder="${hint}"
        value="${value}"
        aria-describedby="${name}-error"
        required${error === '' ? null : html` aria-invalid="true"`}
      />
      <p class="error" id="${name}-error">${error}</p>
    </div>
  `;
};

/**
 * The card fields. What is typed goes only to the sandbox; an invalid form is never sent back with its numbers. The name on
 * the card is prefilled with the name on the bill.
 */
export const cardFields = (action: string, amount: string, name: string, errors: CardErrors = {}): Html => html`
  <h1>Card details</h1>
  <form method="post" action="${action}" novalidate>
    <p class="alert" role="alert">${Object.keys(errors).length === 0 ? '' : 'Some fields need your attention.'}</p>
    ${fieldOf({ name: 'number', label: 'Card number', autocomplete: 'cc-number', inputmode: 'numeric', hint: '1234 1234 1234 1234' }, errors)}
    <div class="pair">
      ${fieldOf({ name: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', inputmode: 'text', hint: 'MM/YY' }, errors)}
      ${fieldOf({ name: 'code', label: 'Security code', autocomplete: 'cc-csc', inputmode: 'numeric', hint: '123' }, errors)}
    </div>
    ${fieldOf({ name: 'name', label: 'Name on card', autocomplete: 'cc-name', inputmode: 'text', hint: '', value: name }, errors)}
    <div class="actions"><button type="submit" class="primary">Pay ${amount}</button></div>
  </form>
  <noscript><p class="note">Turn on JavaScript to pay by card.</p></noscript>
  <details>
    <summary>Test cards</summary>
    <p>This is a test payment: no money moves, and real cards are not taken. Any later date and any code will do.</p>
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        ${testCards.map(
          (card) =>
            html`<tr>
              <td><code>${grouped(card.number)}</code></td>
              <td>${card.words}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>
`;

/** The form of the bank's challenge. */
export const challengeForm = (action: string, amount: string, lastDigits: string, error: string | null): Html => html`
  <h1>Confirm this payment</h1>
  <p>Your bank has sent a code for the payment of <strong>${amount}</strong> with the card ending in ${lastDigits}.</p>
  <p class="note">This is a test: the code is <code>1234</code>.</p>
  <form method="post" action="${action}" novalidate>
    <div class="field">
      <label for="code">Code from your bank</label>
      <input
        type="text"
        id="code"
        name="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength="8"
        aria-describedby="code-error"
        ${error === null ? null : html` aria-invalid="true"`}
      />
      <p class="error" id="code-error" role="alert">${error ?? ''}</p>
    </div>
    <div class="actions">
      <button type="submit" name="action" value="confirm" class="primary">Confirm payment</button>
      <button type="submit" name="action" value="refuse">It was not me</button>
    </div>
  </form>
`;
