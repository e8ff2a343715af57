/** What a thesis says of another one that it names. */
export type Treatment = 'interrupts' | 'abandons' | 'substitutes'

/** Only a criterion that speaks of itself: parties ask for much. */
const ITSELF = String.raw`(?:est[ae]|la\s+presente|el\s+presente)\s+(?:tesis|criterio|jurisprudencia)(?:\s+de\s+jurisprudencia|\s+aislada)?(?!\s+no\b)`
const VERBS: [Treatment, string][] = [
  ['interrupts', String.raw`interrump(?:e|ió)`],
  [
    'abandons',
    String.raw`(?:abandon(?:a|ó)|se\s+aparta|se\s+apart[óo]|super(?:a|ó)|modific(?:a|ó)|deja\s+sin\s+efectos?)`,
  ],
  ['substitutes', String.raw`sustituy(?:e|ó)`],
]
const FORMS = VERBS.map(([treatment, verb]) => ({
  stance: treatment,
  form: new RegExp(
    String.raw`${ITSELF}(?:(?!\n|[.;]\s+\p{Lu}\p{Ll}).){0,60}?\s${verb}\s(?:(?!\n|[.;]\s+\p{Lu}\p{Ll}).){0,260}$`,
    'iu'
  ),
}))

/** Reads the words before a thesis that is cited: `Esta tesis abandona el criterio sostenido en la diversa …`. Null when they say nothing of it. */
export function treatmentIn(before: string): Treatment | null {
  return FORMS.find(({ form }) => form.test(before))?.stance ?? null
}
