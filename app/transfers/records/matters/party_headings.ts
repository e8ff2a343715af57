import { translate, type Language } from '#app/core/messages/catalogue'
import type { PartyRole } from '#app/matters/domain/party_roles'

const named = (pattern: string) =>
  new RegExp(`^(?:nombre (?:de la |del |de los |de las |de )?)?(?:parte |partes )?(?:${pattern})$`)

/** Roles of parties that a column may give, and the headings by which it is known. */
export const PARTY_HEADINGS: [role: PartyRole | 'opponent', headings: RegExp][] = [
  [
    'plaintiff',
    named(
      'actor(?:es|a|as|\\(a\\)|\\(es\\))?|actor / ?promovente|demandantes?|promoventes?|accionantes?|solicitantes?|plaintiffs?'
    ),
  ],
  ['defendant', named('demandad[oa]s?|demandad[oa]\\((?:s|a|os)\\)|enjuiciad[oa]s?|defendants?')],
  [
    'opponent',
    named(
      'contraparte|contrapartes|contrari[oa]s?|adversari[oa]s?|advers[oa]s?|opponents?|adverse party|opposing party|otra parte|other party'
    ),
  ],
  ['complainant', named('quejos[oa]s?|quejos[oa]\\(s\\)|agraviad[oa]s?|complainants?')],
  [
    'interested_third_party',
    named('tercer[oa]s? (?:interesad|perjudicad)[oa]s?|t\\.? interesado|tercer[oa]s?|third part(?:y|ies)'),
  ],
  [
    'responsible_authority',
    named(
      'autoridad(?:es)? (?:responsable|demandada|emisora)s?|responsable ?\\(autoridad\\)|responsible authorit(?:y|ies)'
    ),
  ],
  ['accused', named('imputad[oa]s?|inculpad[oa]s?|acusad[oa]s?|procesad[oa]s?|indiciad[oa]s?|accused')],
  ['victim', named('victimas?|victim')],
  ['offended', named('ofendid[oa]s?|victima u ofendido|denunciantes?|querellantes?')],
  ['worker', named('trabajador(?:a|es|as)?|worker|employee')],
  ['employer', named('patron(?:es)?|empleador(?:a|es)?|employer')],
  ['creditor', named('acreedor(?:a|es)?|creditor')],
  ['debtor', named('deudor(?:a|es)?|deudor solidario|avales|aval|debtor')],
  ['executor', named('albaceas?|executor')],
  ['heir', named('hereder[oa]s?|heirs?')],
  ['expert', named('peritos?|experts?')],
  ['witness', named('testigos?|witness(?:es)?')],
  ['notary', named('notari[oa]s?|notary')],
  ['opposing_lawyer', named('abogad[oa] (?:de la )?(?:contraparte|contrari[oa])|opposing (?:lawyer|counsel)')],
]

/** How a party's role is called; the other side of a matter has no role of the list. */
export function roleName(role: string, language: Language): string {
  return translate(language, role === 'opponent' ? 'transfers.role.opponent' : `matters.party.role.${role}`)
}
