import { SYSTEM } from '#app/core/audit/author'
import { FileCheck } from '#app/conflicts/actions/file_check'
import { ManageRelation, type RelationFields } from '#app/conflicts/actions/manage_relation'
import ConflictRelation from '#app/conflicts/models/conflict_relation'
import type User from '#app/accounts/models/user'
import type Workspace from '#app/workspaces/models/workspace'

/** Who is what to whom among the people of the demo. All fictitious. */
const RELATIONS: RelationFields[] = [
  {
    name: 'Renata Solís Aguirre',
    kind: 'representative',
    otherName: 'Operadora Gastronómica La Galatea, S.A. de C.V.',
  },
  { name: 'Bodegas Tepeyac, S.A. de C.V.', kind: 'subsidiary', otherName: 'Aceros Tepeyac, S.A. de C.V.' },
  { name: 'Claudia Ferrer Santoyo', kind: 'family', otherName: 'Paola Ferrer Santoyo' },
]

/** Gives the firm of the demo relations between people and one check that waits for a decision, unless they are there. */
export async function seedConflicts(workspace: Workspace, owner: User): Promise<void> {
  if (await ConflictRelation.in(workspace).first()) return
  for (const relation of RELATIONS) await new ManageRelation().add(SYSTEM, workspace, relation)
  const author = { ...SYSTEM, userId: owner.id, kind: 'user' as const }
  await new FileCheck().handle(author, workspace, { searched: [{ name: 'Bodegas Tepeyac' }] })
}
