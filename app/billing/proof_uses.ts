import { Registry } from '#app/core/contributions/registry'
import type { Sentence } from '#app/core/errors/field_problem'
import type { MatterViewer } from '#app/matters/models/matter'

/** Where a file is used as a proof: what it is called, and where it is read. */
export interface ProofUse {
  fileId: number
  said: Sentence
  href: string
}

/** A module that has proofs: which of these files prove records that somebody may see. */
export interface ProofHolder {
  key: string
  usesOf(viewer: MatterViewer, fileIds: number[]): Promise<ProofUse[]>
}

/** Who keeps proofs: payments, and what modules above add (expenses). */
export const proofHolders = new Registry<ProofHolder>('holders of proofs')
