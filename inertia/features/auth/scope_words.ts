import type { useMessages } from '~/hooks/use_messages'
import type { MessageId } from '~/i18n/messages'

type Say = ReturnType<typeof useMessages>

/** The two halves of `expedientes:leer`. */
const halves = (scope: string) => scope.split(':') as [string, string]

/** A resource in words, e.g. «Expedientes». */
export const resourceWord = (t: Say, resource: string) => t(`tokens.resource.${resource}` as MessageId)

/** What is done with it, e.g. «Leer». */
export const actionWord = (t: Say, scope: string) => t(`tokens.action.${halves(scope)[1]}` as MessageId)

/** Both, e.g. «Expedientes: Leer». */
export const scopeWord = (t: Say, scope: string) => `${resourceWord(t, halves(scope)[0])}: ${actionWord(t, scope)}`

/** Emails without case and accents, so that «exp» finds «Expedientes». */
const bare = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Whether a scope is found by what was typed: its words or its name. */
export function isFound(t: Say, scope: string, typed: string): boolean {
  return bare(`${scopeWord(t, scope)} ${scope}`).includes(bare(typed.trim()))
}
