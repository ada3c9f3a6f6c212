/** The privacy policy of the demo store, version by version; the last one is in force. */
export const privacyPolicySeeds = [
  {
    version: '2025-03',
    title: 'Privacy policy',
    summary: 'We keep what an order needs and nothing else.',
    bodyHtml: '<p>We keep what an order needs and nothing else.</p>',
  },
  {
    version: '2026-02',
    title: 'Privacy policy',
    summary:
      'We keep what an order needs, for as long as the law asks. We tell nobody who does not deliver it or take its payment. You may see, correct and delete it.',
    bodyHtml: `<p><strong>In short:</strong> we keep what an order needs, for as long as the law asks, and tell nobody who does not deliver it.</p>
<h2>What we keep</h2>
<ul><li>Your name, addresses, phone number and email address, to deliver and to reach you.</li><li>Orders, returns and payments, for six years, because tax law says so.</li><li>Lists and recently viewed products, until you delete them.</li></ul>
<h2>What stays on your device</h2>
<p>The cart of a guest, copies of pages you have seen and changes that wait to be sent are kept on the device. Signing out removes what belongs to your account.</p>
<h2>Who sees it</h2>
<p>The carrier sees the address, the payment provider the amount. Card details go to the provider and never reach us.</p>
<h2>Your rights</h2>
<p>Ask for a copy, a correction or deletion at any time: write to the address on the contact page. You may also complain to the Information Commissioner.</p>`,
  },
] as const;
