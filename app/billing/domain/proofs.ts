/** Most bytes of a proof: 10 MB. */
export const PROOF_BYTES = 10 * 1_048_576

/** What a proof may be, by its content. */
export const PROOF_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'application/xml'] as const

/** The same for the box of a browser that chooses a file. */
export const PROOF_ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp,.xml,application/pdf,image/jpeg,image/png,image/webp,text/xml'
