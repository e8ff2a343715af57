import type { Analysis } from '~/features/research/types'

/** A thesis as it is pasted into a writ: its record in the Semanario, its heading, its text and its precedents. Nothing for what is no thesis. */
export function wholeThesis({ document, paragraphs }: Analysis): string | undefined {
  if (document.documentType !== 'tesis') return undefined
  const record = document.citations.find(({ form }) => form === 'record') ?? document.citations[0]!
  const text = paragraphs.map(({ lead, text }) => (lead ? `${lead}: ${text}` : text))
  return [record.text, document.title, ...text].join('\n\n')
}
