import type { Section } from './figure.ts'

export const RUNNING: Section = {
  name: 'running',
  title: 'Running it',
  figures: [
    {
      what: 'A clean stop',
      means: 'A release is put in place while a hundred requests are under way.',
      target: 'none dropped, out within 10 s',
      benches: ['clean-stop'],
    },
    {
      what: 'Many processes',
      means: 'Two web processes behind nginx, stopped and started in turn under load.',
      target: 'no failed request, no wrong answer',
      benches: ['many-processes'],
    },
    {
      what: 'A rolling upgrade',
      means: 'The tables are changed under load, then the processes are replaced in turn, and one goes back.',
      target: 'no failed request, every order kept',
      benches: ['rolling-upgrade'],
    },
    {
      what: 'A pooler between',
      means: 'PgBouncer in transaction mode, with far more connections in front than behind.',
      target: 'no failed request, the books agree',
      benches: ['pooler'],
    },
    {
      what: 'A replica',
      means: 'It lags, hangs, dies and takes the place of the database.',
      target: 'no failed request, nobody sees what was before, no order lost',
      benches: ['replica'],
    },
    {
      what: 'Stuck nowhere',
      means: 'The database hangs, its disk is full.',
      target: 'every request answered within its limit, kept pages served, recovery by itself',
      proof: ['src/app/database-hangs.test.ts', 'src/app/database-full.test.ts', 'src/app/shed-load.test.ts'],
    },
    {
      what: 'The embedded PostgreSQL',
      means: 'The database that comes with `npm start` starts, survives and goes as promised.',
      target: 'every invariant shown',
      benches: ['embedded-postgres'],
    },
    {
      what: 'A long day',
      means:
        'A day of buying, paying, shipping and giving back in minutes, by a clock that runs faster; of two processes one is killed again and again.',
      target: 'nothing lost, the books agree, the process that lives all day does not grow',
      benches: ['long-day'],
    },
    {
      what: 'A lean install',
      means: 'What the Dockerfile installs, and a real shop started from it.',
      target: 'below 300 MB, ready within 60 s',
      benches: ['lean-install'],
    },
    {
      what: 'Restorable',
      means: 'A backup put into an empty folder is the shop it was taken of.',
      target: 'every table’s hash equal',
      proof: ['src/seller/backup.test.ts', 'src/platform/database/back-up.test.ts'],
    },
    {
      what: 'Upgrade',
      means: 'Data of 0.2.0 become those of today.',
      target: 'nothing lost, books equal',
      proof: ['src/app/upgrade.test.ts'],
    },
  ],
}
