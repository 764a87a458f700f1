import type { Section } from './figure.ts'

export const SAFETY: Section = {
  name: 'safety',
  title: 'Nothing lost, nothing sold twice',
  figures: [
    {
      what: 'Never oversell',
      means: '400 buyers race for 100 units, with double lines, mixed quantities and cancels; 20 rounds.',
      target: 'sold and left are 100 in each round; no deadlock, no failed answer',
      benches: ['oversell'],
    },
    {
      what: 'One click, one order',
      means: 'A thousand keys sent five times at once, as a bad line does.',
      target: '1,000 orders, the same answer to each repetition',
      benches: ['one-click'],
    },
    {
      what: 'Paid once, never lost',
      means: 'Notices come three times, in any order, while orders close; forgeries come in between.',
      target: 'each order paid or closed, never both; not a cent lost; no forgery believed',
      benches: ['paid-once'],
    },
    {
      what: 'Crash safe',
      means: 'The web process and PostgreSQL are killed again and again under load.',
      target: 'no acknowledged write lost or doubled, serving again within 10 s',
      benches: ['crash-safe'],
    },
    {
      what: 'Refunds resume',
      means:
        'The shop is killed while it gives money back, also in the middle of a batch of five hundred orders.',
      target: 'each exactly once, at the gateway and in the books',
      benches: ['refund-crash', 'refund-batch-crash'],
    },
    {
      what: 'Coupons and counts under a race',
      means:
        'One coupon used by many clicks at once; hearts, comments and followers counted while they change.',
      target: 'one use, the cap holds, counts equal their rows',
      benches: ['coupon-race', 'community-counts'],
    },
    {
      what: 'The model holds',
      means:
        'Random acts of buyers and sellers, compared with the simplest model that could be right after each.',
      target: 'no difference',
      benches: ['buying-model'],
    },
    {
      what: 'Own data only',
      means: 'Every call is tried by its owner, a stranger and a visitor; a call without its row fails.',
      target: 'no leak',
      proof: ['src/app/callers.test.ts'],
    },
    {
      what: 'Roles hold',
      means: 'Every call of the desk by every role; every write leaves its line in the audit.',
      target: 'nothing beyond the table',
      proof: ['src/app/desk-rights.test.ts'],
    },
    {
      what: 'No crash on any input',
      means:
        'Hundreds of odd bodies for every call, and calls after one another with what earlier ones answered.',
      target: 'no failure, every answer fits its schema',
      benches: ['any-input'],
    },
    {
      what: 'No stored script',
      means: 'Payloads in every field, looked at in a real browser.',
      target: 'no dialog, no violation of the policy',
      proof: ['e2e/stored-script.spec.ts'],
    },
    {
      what: 'Uploads are inert',
      means: 'Polyglots, bombs and wrong endings are sent as pictures.',
      target: 'none stored as sent, under 200 MB more',
      benches: ['uploads-inert'],
    },
    {
      what: 'Messages are bounded',
      means: '10,000 requests for SMS codes from 200 addresses: nobody is annoyed, nobody ruined.',
      target: 'within the caps',
      benches: ['sms-flood'],
    },
    {
      what: 'Nothing to enumerate',
      means: 'Whether a number has an account cannot be told from a wrong login.',
      target: 'the same answer, medians within 5 ms',
      benches: ['login-enumeration'],
    },
    {
      what: 'Nobody is shut out',
      means:
        '20,000 wrong passwords from 200 IPv6 households of one /56, for one number and for many, do not keep the owner away.',
      target: 'the owner gets in',
      benches: ['login-flood'],
    },
    {
      what: 'Nobody is kept waiting',
      means: 'One address asks for what is dear on ten lines at once; another one searches meanwhile.',
      target: 'none refused, p95 at most 3 times what it is when all is quiet',
      benches: ['greedy-address'],
    },
    {
      what: 'Languages apart',
      means: 'Pages and calls in both languages, interleaved.',
      target: 'no word of the other',
      benches: ['languages-apart'],
    },
    {
      what: 'Tests notice',
      means: 'The product is broken in one line at a time: does a test fail?',
      target: 'at least 95 %',
      benches: ['mutants'],
    },
  ],
}
