import { FieldProblem } from '#app/core/errors/field_problem'
import BillingFile from '#app/billing/models/billing_file'
import { proofHolders, type ProofUse } from '#app/billing/proof_uses'
import type { MatterViewer } from '#app/matters/models/matter'

/** Copies of one file that are looked at. */
const MOST = 20

/** Where a firm has a file of this content already. */
export interface KnownProof {
  /** Those records that who looks may see. */
  uses: ProofUse[]
  /** Whether it also proves something that they may not see. */
  isElsewhere: boolean
}

/** Where the same content proves something else in the firm of who looks; null where it is new. `but` is the row that is not looked for. */
export async function knownProof(viewer: MatterViewer, sha256: string, but = 0): Promise<KnownProof | null> {
  const same = await BillingFile.in({ id: viewer.workspaceId ?? 0 })
    .where({ sha256 })
    .whereNot('id', but)
    .orderBy('id')
    .limit(MOST)
  if (same.length === 0) return null
  const ids = same.map(({ id }) => id)
  const uses = (await Promise.all(proofHolders.all().map((holder) => holder.usesOf(viewer, ids)))).flat()
  return { uses, isElsewhere: new Set(uses.map(({ fileId }) => fileId)).size < ids.length }
}

/** Throws a FieldProblem at `proofAgain` that says where the same file is used, unless who sends it has confirmed that it is used once more. */
export async function mustBeNewProof(
  viewer: MatterViewer,
  proof: { sha256: string } | null,
  isConfirmed: boolean
): Promise<void> {
  const known = proof && !isConfirmed ? await knownProof(viewer, proof.sha256) : null
  if (!known) return
  const elsewhere = known.isElsewhere ? [{ key: 'payments.problem.proof_elsewhere' }] : []
  const places = [...known.uses.map(({ said }) => said), ...elsewhere]
  throw new FieldProblem('proofAgain', [{ key: 'payments.problem.proof_known' }, ...places])
}
