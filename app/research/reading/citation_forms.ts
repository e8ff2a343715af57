import type LegalDocument from '#app/research/models/legal_document'

/** A way to cite a document: as a writ does, in brief, or with its rubro. */
export interface CitationForm {
  form: 'full' | 'brief' | 'rubro'
  text: string
}

/** The ready-to-paste citations of a document; the brief ones only where the source tells the numbers that they consist of. */
export function citationsOf(
  document: Pick<LegalDocument, 'documentType' | 'title' | 'citation' | 'metadata'>
): CitationForm[] {
  const fact = (key: string) => document.metadata.find((one) => one.key === key)?.value
  const [clave, registration] = [fact('thesisNumber'), fact('registration')]
  const [caseType, caseNumber] = [fact('caseType'), fact('caseNumber')]
  const forms: CitationForm[] = [{ form: 'full', text: document.citation }]
  if (clave && registration) forms.push({ form: 'brief', text: `${clave}, registro digital ${registration}` })
  if (caseType && caseNumber) forms.push({ form: 'brief', text: `${caseType} ${caseNumber}` })
  if (document.documentType === 'tesis') forms.push({ form: 'rubro', text: withRubro(document) })
  return forms
}

function withRubro({ title, citation }: Pick<LegalDocument, 'title' | 'citation'>): string {
  return `${citation.replace(/\.$/, '')}, de rubro: «${title.replace(/\.$/, '')}».`
}
