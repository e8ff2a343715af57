import { test } from '@japa/runner'
import { docxParagraphs } from '#sources/laws/files/docx_text'
import { docxOf } from '#tests/helpers/document_files'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const level = (place: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${place}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const NUMBERING = `<w:numbering ${W}><w:abstractNum w:abstractNumId="4">${level(0, 'upperRoman', '%1.')}${level(1, 'lowerLetter', '%2)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="4"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="4"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num></w:numbering>`
const STYLES = `<w:styles ${W}><w:style w:type="paragraph" w:styleId="Fraccion"><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style></w:styles>`
const inList = (use: number, place: number, text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${place}"/><w:numId w:val="${use}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`
const plain = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

const readLines = async (body: string) => {
  const document = `<w:document ${W}><w:body>${body}</w:body></w:document>`
  const files = { 'word/document.xml': document, 'word/numbering.xml': NUMBERING, 'word/styles.xml': STYLES }
  return (await docxParagraphs(docxOf([], { files }))).filter(Boolean)
}

test.group('OOXML files', () => {
  test('write the numbers of lists, which their text does not hold', async ({ assert }) => {
    const body = [
      plain('Artículo 1.- Son faros:'),
      inList(1, 0, 'Los de tierra;'),
      inList(1, 1, 'El fijo, y'),
      inList(1, 1, 'El flotante.'),
      inList(1, 0, 'Los de mar.'),
      '<w:p><w:pPr><w:pStyle w:val="Fraccion"/></w:pPr><w:r><w:t>Otra lista.</w:t></w:r></w:p>',
    ]
    assert.deepEqual(await readLines(body.join('')), [
      'Artículo 1.- Son faros:',
      'I. Los de tierra;',
      'a) El fijo, y',
      'b) El flotante.',
      'II. Los de mar.',
      'I. Otra lista.',
    ])
  })

  test('put footnotes under the paragraph that refers to them, and no mark at its number', async ({ assert }) => {
    const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const reference = '<w:r><w:footnoteReference w:id="2"/></w:r>'
    const document = `<w:document ${W}><w:body><w:p><w:r><w:t>ARTÍCULO 115</w:t></w:r>${reference}<w:r><w:t>.- Uno.</w:t></w:r></w:p>${plain('Dos.')}</w:body></w:document>`
    const footnotes = `<w:footnotes ${W}><w:footnote w:id="2">${plain('Reformado, P.O. 3 de mayo de 2021')}</w:footnote></w:footnotes>`
    const relations = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="${R}/footnotes" Target="footnotes.xml"/></Relationships>`
    const files = {
      'word/document.xml': document,
      'word/footnotes.xml': footnotes,
      'word/_rels/document.xml.rels': relations,
    }
    assert.deepEqual((await docxParagraphs(docxOf([], { files }))).filter(Boolean), [
      'ARTÍCULO 115.- Uno.',
      'Reformado, P.O. 3 de mayo de 2021',
      'Dos.',
    ])
  })

  test('keep a paragraph out of a list that it was taken out of', async ({ assert }) => {
    const body =
      '<w:p><w:pPr><w:pStyle w:val="Fraccion"/><w:numPr><w:numId w:val="0"/></w:numPr></w:pPr><w:r><w:t>Suelto.</w:t></w:r></w:p>'
    assert.deepEqual(await readLines(body), ['Suelto.'])
  })
})
