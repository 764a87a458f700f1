import * as m from '#words'
import { act, command } from './command.ts'

export const reports = command('reports', m.reports_summary, m.reports_details, [
  act({ name: 'rebuild', call: (api) => api.reportsSeller.rebuildReports() }),
])
