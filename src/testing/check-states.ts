import { hasBareState } from './find-bare-states.ts'
import { listEverySource, report } from './list-sources.ts'

/** Fails where a state is written as a number: nobody finds it by its name, and a table of moves cannot hold it. */
const INSTEAD =
  'name the state: ORDER and ITEM_REFUND of order-states.ts, AFTER_SALE of after-sale-states.ts, in SQL `literal(ORDER.paid)`'

/** Here a status is how a program ended or what HTTP answered, and 0 says that it went well or did not come. */
const OTHERS = [
  'src/testing/run-tests.ts',
  'bench/run.ts',
  'bench/lib/run-nginx.ts',
  'bench/many-processes.ts',
]
const SAMPLES = 'src/testing/find-bare-states.test.ts'

const faults = (await listEverySource())
  .filter(({ file }) => file !== SAMPLES && !OTHERS.includes(file))
  .flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => (hasBareState(line) ? [`${file}:${at + 1}: ${INSTEAD}`] : [])),
  )
report(faults)
