import { FileCheck } from '#app/conflicts/actions/file_check'
import { ManageRelation } from '#app/conflicts/actions/manage_relation'
import type { Firm } from './people.js'

const authorOf = ({ owner }: Firm) => ({ userId: owner.id, kind: 'user' as const, ip: null, requestId: null })

/** A filed check of a name, not decided yet. */
export const checkOf = (ours: Firm, name: string) =>
  new FileCheck().handle(authorOf(ours), ours.workspace, { searched: [{ name }] })

/** That somebody is the spouse of somebody. */
export const relationOf = (ours: Firm, name: string) =>
  new ManageRelation().add(authorOf(ours), ours.workspace, { name, kind: 'spouse', otherName: 'Bruno Larios Vela' })
