import { clock } from '#app/core/clock'
import { SYSTEM } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { ChangeBankAccount } from '#app/workspaces/actions/change_bank_account'
import { ChangeGroupMembers } from '#app/workspaces/actions/change_group_members'
import { EditFirm } from '#app/workspaces/actions/edit_firm'
import { ManageGroup } from '#app/workspaces/actions/manage_group'
import Group from '#app/workspaces/models/group'
import Member from '#app/workspaces/models/member'
import type Workspace from '#app/workspaces/models/workspace'

/** Fictitious: an RFC and an account with right check digits that were given to nobody. */
const FACTS = {
  phone: '+525555430198',
  address: 'Río Nazas 112, piso 3, Cuauhtémoc',
  zip: '06500',
  practiceAreas: ['amparo', 'commercial', 'administrative', 'civil'],
  publicProfile: true,
  rfc: 'ILO180517QX0',
  taxName: 'Ibarra Lozano, S.C.',
  taxRegime: '601',
  taxZip: '06500',
}
const CLABE = '072180001123456789'

const GROUPS = [
  { name: 'Litigio mercantil', description: 'Juicios orales y ejecutivos mercantiles' },
  { name: 'Amparo', description: 'Directo, indirecto y recursos' },
]

/** Gives the firm of the demo its data and its groups, unless they are there. Its people have taken their first steps long ago. */
export async function seedFirm(workspace: Workspace, people: User[]): Promise<void> {
  if (await Group.in(workspace).first()) return
  await new EditFirm().handle(SYSTEM, workspace, FACTS)
  await new ChangeBankAccount().handle(SYSTEM, workspace, CLABE)
  const members = await Member.in(workspace).whereIn(
    'user_id',
    people.map(({ id }) => id)
  )
  for (const member of members) await member.merge({ firstStepsDismissedAt: clock.now() }).save()
  const ids = members.map(({ id }) => id)
  for (const [index, fields] of GROUPS.entries()) {
    const group = await new ManageGroup().create(SYSTEM, workspace, fields)
    await new ChangeGroupMembers().add(SYSTEM, group, index === 0 ? ids.slice(0, 2) : ids)
  }
}
