import { unseal } from '#app/core/encryption/sealed'
import type Workspace from '../models/workspace.js'

/** What of a CLABE may be shown and written down: its last four digits. */
export function maskedClabe(clabe: string): string {
  return `•••• ${clabe.slice(-4)}`
}

/** The bank account of a firm as people see it; null without one. */
export function bankAccountOf({ clabe, bank }: Workspace): { masked: string; bank: string } | null {
  const open = unseal(clabe, 'clabe')
  return open === null ? null : { masked: maskedClabe(open), bank: bank ?? '' }
}
