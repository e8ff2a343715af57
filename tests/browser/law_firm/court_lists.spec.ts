import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'

test.group('Court lists in the browser', (group) => {
  group.each.setup(() => seedDemo())

  test('are looked at, taken in, and a match is accepted as an activity and another refused', async ({
    browserContext,
    assert,
  }) => {
    const matters = await db
      .from('matters')
      .whereNotNull('case_key')
      .where({ private: 0, archived: 0, trashed: 0 })
      .orderBy('id')
      .limit(2)
    const rows = matters.map(({ case_key: key, court, client_name: name }) =>
      ['ACUERDO', court, key, `${name} vs Autoridad Ficticia`, '02/03/2026', 'Se admite la demanda.']
        .slice(1)
        .join('\t')
    )
    const headings = ['Juzgado', 'Expediente', 'Partes', 'Fecha', 'Síntesis'].join('\t')
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/library/lists')
    await page.getByRole('button', { name: 'Importar lista' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Nombre de la lista/).fill('Lista ficticia de marzo')
    await dialog.getByLabel(/^Texto de la lista/).fill([headings, ...rows].join('\n'))
    await dialog.getByRole('button', { name: 'Ver qué trae' }).click()
    await dialog.getByText('Se leyeron 2 renglones.').waitFor()
    await dialog.getByRole('button', { name: 'Importar', exact: true }).click()
    await page.getByRole('link', { name: 'Lista ficticia de marzo' }).first().waitFor()

    await page.goto('/law-firm/library/lists/agreements')
    const cards = page.getByRole('article')
    await cards.nth(1).waitFor()
    await cards.first().getByRole('button', { name: 'Aceptar' }).click()
    await dialog.getByLabel('Qué hacer con el renglón').selectOption({ label: 'Agregar una actividad' })
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await cards.nth(1).waitFor({ state: 'detached' })
    await cards.first().getByRole('button', { name: 'No es' }).click()
    await dialog.getByLabel(/^Razón/).fill('Es de otra persona')
    await dialog.getByRole('button', { name: 'No es' }).click()
    await page.getByText('Nada por revisar').waitFor()
    const states = await db.from('court_list_matches').orderBy('state').select('state')
    assert.deepEqual(
      states.map(({ state }) => state),
      ['accepted', 'invalid']
    )
    await page.close()
  })
})
