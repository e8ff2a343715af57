import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { SaveReport, type ReportFields } from '#app/insights/actions/save_report'
import { usualDefinition } from '#app/insights/domain/report_definition'
import Report from '#app/insights/models/report'
import Role from '#app/workspaces/models/role'
import type Workspace from '#app/workspaces/models/workspace'

const authorOf = ({ id }: User): Author => ({ userId: id, kind: 'user', ip: null, requestId: null })

const issuedThisYear = { field: 'issued', values: [], period: 'year' as const, from: null, to: null }
const numbered = { field: 'state', values: ['issued', 'written_off'], period: null, from: null, to: null }
const pending = { field: 'status', values: ['pending'], period: null, from: null, to: null }

/** Two reports, one of them shared and sent each Monday. Once there is one, nothing is added. */
export async function seedReports(workspace: Workspace, owner: User): Promise<void> {
  if (await Report.in(workspace).first()) return
  const lawyers = await Role.in(workspace).where('key', 'lawyer').firstOrFail()
  const reports: ReportFields[] = [
    {
      ...{ title: 'Cobranza del año por mes', subject: 'charges', roleIds: [], rhythm: null, day: null },
      definition: {
        ...usualDefinition('charges'),
        columns: ['reference', 'client', 'issued', 'due', 'total', 'paid', 'remaining'],
        ...{ filters: [issuedThisYear, numbered], group: 'issued', sort: 'issued', descending: true },
      },
    },
    {
      ...{ title: 'Saldos pendientes por cliente', subject: 'charges', roleIds: [lawyers.id] },
      ...{ rhythm: 'weekly', day: 1 },
      definition: { ...usualDefinition('charges'), filters: [pending, numbered], group: 'client' },
    },
  ]
  for (const report of reports) await new SaveReport().add(authorOf(owner), workspace, report)
}
