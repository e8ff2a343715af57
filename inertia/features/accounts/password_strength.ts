import type { MessageId } from '../../i18n/messages.js'

/** How well a password would stand up to guessing, in five steps, and what would make it better. */
export interface Strength {
  step: 1 | 2 | 3 | 4 | 5
  /** The name of the step. */
  label: MessageId
  warning: MessageId | null
  suggestions: MessageId[]
}

export type Judge = (password: string, inputs: string[]) => Strength

const MIN_LENGTH = 8
/** Beyond this a guesser is beaten anyway, and the work would be felt on a phone. */
const JUDGED_CHARACTERS = 48

/** Fetches the judge and its lists of words: some 650 kB compressed, so only once somebody types. */
export async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, { words }] = await Promise.all([import('@zxcvbn-ts/core'), import('./word_lists.js')])
  const zxcvbn = new ZxcvbnFactory({ ...words, maxLength: JUDGED_CHARACTERS, l33tMaxSubstitutions: 20 })
  return (password, inputs) => {
    const { score, feedback } = zxcvbn.check(password.slice(0, JUDGED_CHARACTERS), inputs.filter(Boolean))
    return strengthOf(password, score, feedback)
  }
}

interface Feedback {
  warning: string | null
  suggestions: string[]
}

/** Words for what zxcvbn found. What is too short to be taken is never more than very weak. */
export function strengthOf(password: string, score: number, { warning, suggestions }: Feedback): Strength {
  const isShort = [...password].length < MIN_LENGTH
  const step = (isShort ? 1 : score + 1) as Strength['step']
  const told = suggestions.map((name) => `recovery.strength_tip_${name}` as MessageId)
  return {
    step,
    label: `recovery.strength_${step}`,
    warning: warning && step < 4 ? (`recovery.strength_warning_${warning}` as MessageId) : null,
    suggestions: [...(isShort ? (['recovery.strength_short'] as const) : []), ...(step < 4 ? told : [])],
  }
}

/** What the person wrote elsewhere, whole and in words: none of it belongs in a password. */
export function inputsOf(texts: (string | null | undefined)[]): string[] {
  const written = texts.flatMap((text) => (text ? [text, ...text.split(/[\s@._+-]+/)] : []))
  return [...new Set(written.map((text) => text.toLowerCase()).filter((text) => text.length > 2))]
}
