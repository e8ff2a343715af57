import { test } from '@japa/runner'
import ExtractiveSummarizer from '#app/research/summary/extractive_summarizer'
import { openSummarizer } from '#app/research/summary/open_summarizer'
import { sentencesIn } from '#app/research/summary/sentences'

const RULING = [
  'AMPARO DIRECTO EN REVISIÓN 9301/2026',
  'ANTECEDENTES',
  '1. La persona ficticia promovió juicio ordinario civil en el que demandó el pago de daños. El Juez de primera instancia dictó sentencia en la que absolvió a la demandada.',
  '2. El Tribunal Colegiado conoció del amparo y negó la protección constitucional en sesión de 4 de febrero de 2026.',
  'ESTUDIO',
  '3. El problema jurídico por resolver consiste en determinar si el artículo 17 de la Ley Ficticia viola el principio de igualdad.',
  '4. Los agravios son fundados. Esta Primera Sala considera que la norma trata distinto a quienes están en la misma situación, sin razón alguna.',
  '5. Por tanto, la norma es inconstitucional y no debió aplicarse a la quejosa.',
  'RESUELVE',
  'PRIMERO. En la materia de la revisión se revoca la sentencia recurrida.',
  'SEGUNDO. La Justicia de la Unión ampara y protege a la quejosa.',
  'Notifíquese.',
].join('\n')
const THESIS = [
  'Hechos: Una persona promovió amparo indirecto contra una multa. El Juzgado de Distrito sobreseyó.',
  'Criterio jurídico: Este Tribunal Colegiado determina que procede el amparo indirecto.',
  'Justificación: La multa no admite recurso ordinario. Conforme al artículo 107 de la Ley de Amparo, procede.',
  'PRIMER TRIBUNAL COLEGIADO EN MATERIA CIVIL DEL PRIMER CIRCUITO.',
  'Queja 9301/2026. 4 de febrero de 2026. Unanimidad de votos. Ponente: Magistrada Ficticia.',
].join('\n')

const summaryOf = async (documentType: string, body: string) =>
  (await new ExtractiveSummarizer().summarize({ documentType, title: '', body })).map(
    ({ part, start, end }) => [part, body.slice(start, end)] as const
  )
const ofPart = (summary: (readonly [string, string])[], part: string) =>
  summary.filter(([one]) => one === part).map(([, text]) => text)

test.group('Extractive summary', () => {
  test('tells facts, issue, criterion and decision of a ruling in its own words', async ({ assert }) => {
    const summary = await summaryOf('ejecutoria', RULING)
    assert.deepEqual(ofPart(summary, 'issue'), [RULING.split('\n')[5]])
    assert.deepEqual(ofPart(summary, 'decision'), RULING.split('\n').slice(9, 11))
    assert.isTrue(ofPart(summary, 'background').some((text) => text.includes('promovió juicio ordinario civil')))
    assert.isTrue(ofPart(summary, 'criterion').some((text) => text.startsWith('Esta Primera Sala considera')))
  })

  test('takes no argument of a party, of another court or of a note for the criterion of a ruling', async ({
    assert,
  }) => {
    const said = [
      'Que la norma impugnada es inconstitucional, por lo que esta Primera Sala considera que debe ceder, según la accionante.',
      '· Por tanto, los preceptos son inconstitucionales y esta Primera Sala determina su invalidez, dice la demanda ficticia.',
      'En consecuencia, los requisitos impugnados resultan transgresores de derechos y deben declararse inconstitucionales.',
    ]
    const alien = [
      '12. Sobre este argumento, afirma que el precepto es inconstitucional, por lo que esta Primera Sala considera procedente el recurso.',
      '13. La parte recurrente sostiene que esta Primera Sala considera inconstitucional el precepto en otros asuntos ficticios.',
      '14. El Tribunal Colegiado concluye que el precepto es constitucional y, en consecuencia, que la demanda es infundada.',
      '15. Véase la nota.[3] [3:  Esta Primera Sala considera, en este sentido, que una nota […]',
      'por tanto, la Sala determina que la nota al pie es constitucional y que nada de ella es criterio de la ejecutoria.]',
      '“Artículo 17. Por tanto, esta Primera Sala determina que toda norma ficticia es constitucional en su texto citado.',
    ]
    const held =
      '16. Esta Primera Sala determina que el agravio de la parte recurrente es fundado y que la norma ficticia es inconstitucional.'
    const body = [
      ...RULING.split('\n').slice(0, 4),
      '5. Los conceptos de invalidez que hace valer la comisión accionante son, en síntesis, los siguientes:',
      ...said,
      ...alien,
      held,
      ...RULING.split('\n').slice(8),
      'PRIMERO. En la materia de la revisión se revoca la sentencia recurrida.',
    ].join('\n')
    const summary = await summaryOf('ejecutoria', body)
    assert.deepEqual(ofPart(summary, 'criterion'), [held])
    assert.deepEqual(ofPart(summary, 'decision'), RULING.split('\n').slice(9, 11))
  })

  test('leaves out of a thesis what a party alone says', async ({ assert }) => {
    const body =
      'La parte quejosa aduce que la multa ficticia es ilegal. El plazo es de tres días. Por tanto, debe concluirse que el amparo es improcedente.'
    assert.deepEqual(ofPart(await summaryOf('tesis', body), 'criterion'), [
      'El plazo es de tres días.',
      'Por tanto, debe concluirse que el amparo es improcedente.',
    ])
  })

  test('follows the three parts of a thesis without its precedents', async ({ assert }) => {
    const summary = await summaryOf('tesis', THESIS)
    assert.deepEqual(
      summary.map(([part]) => part),
      ['background', 'background', 'criterion', 'issue']
    )
    assert.deepEqual(ofPart(summary, 'criterion'), [
      'Este Tribunal Colegiado determina que procede el amparo indirecto.',
    ])
    assert.isFalse(summary.some(([, text]) => text.includes('Ponente')))
  })

  test('begins with the first sentence of a thesis without parts', async ({ assert }) => {
    const body =
      'La multa admite recurso. El plazo es de tres días. Por tanto, debe concluirse que el amparo es improcedente.'
    assert.deepEqual(ofPart(await summaryOf('tesis', body), 'criterion'), [
      'La multa admite recurso.',
      'Por tanto, debe concluirse que el amparo es improcedente.',
    ])
  })

  test('is deterministic, ordered and without overlaps for any text', async ({ assert }) => {
    const texts = [
      RULING,
      THESIS,
      '',
      'x',
      '.\n'.repeat(500),
      'PRIMERO. '.repeat(400),
      '[1: '.repeat(5_000),
      '· Que la Sala considera\n'.repeat(2_000),
      `${RULING}\n`.repeat(20),
    ]
    for (const body of texts)
      for (const documentType of ['tesis', 'ejecutoria']) {
        const pieces = await new ExtractiveSummarizer().summarize({ documentType, title: '', body })
        let last = 0
        for (const { start, end } of pieces) {
          assert.isTrue(start >= last && end > start && end <= body.length)
          assert.equal(body.slice(start, end).trim().length, end - start)
          last = end
        }
        assert.deepEqual(await new ExtractiveSummarizer().summarize({ documentType, title: '', body }), pieces)
      }
  })

  test('does not end sentences at legal abbreviations and numbers', ({ assert }) => {
    const body = 'Véase el art. 17 y la tesis 1a./J. 4/2022 (11a.). El C. Juez dictó auto. 3. Otra cosa ocurrió.'
    assert.deepEqual(
      sentencesIn(body, { start: 0, end: body.length }).map(({ start, end }) => body.slice(start, end)),
      ['Véase el art. 17 y la tesis 1a./J. 4/2022 (11a.).', 'El C. Juez dictó auto.', '3. Otra cosa ocurrió.']
    )
  })

  test('comes from the configured provider', async ({ assert }) => {
    assert.equal((await openSummarizer('extractive')).name, 'extractive:2')
    await assert.rejects(() => openSummarizer('node:path'))
  })
})
