import { unseal } from '#app/core/encryption/sealed'
import type Workspace from '#app/workspaces/models/workspace'
import { billingSettings } from './billing_settings.js'

/** How clients pay a firm: null when it said nothing of it. */
export async function bankDataOf(firm: Workspace) {
  const { paymentReference: reference, accountHolder, paymentNotes: notes } = await billingSettings(firm.id)
  const clabe = unseal(firm.clabe, 'clabe')
  if (!clabe && !reference && !notes) return null
  return {
    clabe,
    bank: clabe ? (firm.bank ?? '') : '',
    holder: accountHolder ?? firm.taxName ?? firm.name,
    reference,
    notes,
  }
}
