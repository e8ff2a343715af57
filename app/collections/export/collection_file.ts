import {
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  TableOfContents,
  TextRun,
} from 'docx'
import type { Language } from '#app/core/messages/catalogue'
import { translate } from '#app/core/messages/catalogue'
import { quoted } from '#app/research/reading/citation_forms'
import type { ExportedItem } from './exported_items.js'

/** What the file tells of a collection. */
export interface ExportedCollection {
  name: string
  description: string | null
  /** One line each: who made it, when it was written out. */
  about: string[]
  items: ExportedItem[]
}

const heading = (place: number, { title }: ExportedItem) => `${place + 1}. ${title}`

/** Paragraphs of a text of several lines. */
const lines = (text: string, style: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => new Paragraph({ style, children: [new TextRun(line)] }))

/** A Word document of a collection: title, table of contents, and of each text its title, citation, passage and notes. */
export async function collectionFile(collection: ExportedCollection, language: Language): Promise<Buffer> {
  const t = (key: string) => translate(language, key)
  const { name, description, about, items } = collection
  const document = new Document({
    title: name,
    creator: 'Foja',
    features: { updateFields: false },
    styles: STYLES,
    sections: [
      {
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(name)] }),
          ...(description ? lines(description, 'Lead') : []),
          ...about.map((line) => new Paragraph({ style: 'About', children: [new TextRun(line)] })),
          new Paragraph({ style: 'Contents', children: [new TextRun(t('collections.file.contents'))] }),
          new TableOfContents(t('collections.file.contents'), {
            hyperlink: true,
            headingStyleRange: '1-1',
            beginDirty: false,
          }),
          new Paragraph({ children: [new PageBreak()] }),
          ...items.flatMap((item, place) => itemParts(item, place, t)),
        ],
      },
    ],
  })
  return Packer.toBuffer(document)
}

function itemParts(item: ExportedItem, place: number, t: (key: string) => string): Paragraph[] {
  const label = (key: string) => new Paragraph({ style: 'Label', children: [new TextRun(t(key))] })
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(heading(place, item))] }),
    new Paragraph({ style: 'Citation', children: [new TextRun(item.citation)] }),
    ...item.remarks.map((remark) => new Paragraph({ style: 'About', children: [new TextRun(remark)] })),
    ...(item.text ? [label('collections.file.text'), ...lines(item.text, 'Text')] : []),
    ...(item.passage ? [label('collections.passage'), ...lines(quoted(item.passage), 'Passage')] : []),
    ...(item.note ? [label('collections.note'), ...lines(item.note, 'Note')] : []),
  ]
}

function pageNumber(): Paragraph {
  return new Paragraph({ alignment: 'center', children: [new TextRun({ children: [PageNumber.CURRENT] })] })
}

const SERIF = 'Georgia'
const paragraph = (id: string, run: object, spacing: object = { after: 120 }, indent?: object) => ({
  ...{ id, name: id, basedOn: 'Normal', run, paragraph: { spacing, ...(indent && { indent }) } },
})

/** Half points and twentieths of a point, as Word measures. */
const STYLES = {
  default: {
    document: { run: { font: SERIF, size: 22 } },
    title: { run: { font: SERIF, size: 40, bold: true }, paragraph: { spacing: { after: 200 } } },
    heading1: { run: { font: SERIF, size: 24, bold: true }, paragraph: { spacing: { before: 360, after: 120 } } },
  },
  paragraphStyles: [
    paragraph('Lead', { size: 24 }),
    paragraph('About', { size: 18, color: '595959' }),
    paragraph('Contents', { size: 26, bold: true }, { before: 360, after: 120 }),
    paragraph('Citation', { size: 22 }),
    paragraph('Label', { size: 18, bold: true, color: '595959' }, { before: 120, after: 40 }),
    paragraph('Text', { size: 22 }, { after: 100 }),
    paragraph('Passage', { size: 22, italics: true }, { after: 80 }, { left: 567, right: 567 }),
    paragraph('Note', { size: 22 }, { after: 80 }, { left: 284 }),
  ],
}
