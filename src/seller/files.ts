import { copyFiles } from '#platform/storage/copy-files.ts'
import * as m from '#words'
import { flag, oneOf } from './arguments.ts'
import { act, command } from './command.ts'
import { refuseUsage } from './faults.ts'

export const files = command('files', m.sellerfiles_summary, m.sellerfiles_details, [
  act({
    name: 'move',
    options: { to: oneOf(['s3', 'disk']), 'dry-run': flag },
    async run({ to, 'dry-run': dryRun }, { config: { s3, dataDir }, output, progress }) {
      if (!s3) return refuseUsage(m.sellerfiles_no_store)
      const copied = await progress.step(m.sellerfiles_step, (tick) =>
        copyFiles({ dataDir, s3, to, dryRun, tick }),
      )
      const megabytes = (copied.bytes / (1 << 20)).toFixed(1)
      const sentence = dryRun ? m.sellerfiles_would : m.sellerfiles_done
      output.answer({ code: 1, msg: output.say(sentence, { ...copied, megabytes }), data: copied })
    },
  }),
])
