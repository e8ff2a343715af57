import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { seedDemo } from '#tests/helpers/demo'
import { openPage, signInAs } from '#tests/helpers/journey'
import { until } from '#tests/helpers/until'

const isDueOn = (id: number, day: string) =>
  until(async () => (await db.from('activities').where({ id, due_on: day })).length > 0, `the activity on ${day}`)

test.group('Calendar in the browser', (group) => {
  group.each.setup(() => seedDemo())

  /** An open activity of the owner that is due on the fifteenth of a month that nothing else is in. */
  async function someActivity(time: string | null) {
    const { id } = await db.from('activities').where('open', 1).orderBy('id').firstOrFail()
    const { user_id: userId } = await db.from('members').orderBy('id').firstOrFail()
    const at = time ? `2031-05-15 ${time}:00.000` : '2031-05-16 05:59:59.999'
    await db
      .from('activities')
      .where('id', id)
      .update({ title: 'Revisar el acuerdo', assignee_id: userId, due_on: '2031-05-15', due_time: time, due_at: at })
    return Number(id)
  }

  test('shows a month, opens an event and moves it by hand, by dragging and back', async ({
    browserContext,
    assert,
  }) => {
    const id = await someActivity(null)
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/calendar?view=month&on=2031-05-15&person=all')
    await page.getByRole('heading', { level: 2, name: /mayo de 2031/i }).waitFor()
    const event = page.getByRole('button', { name: /Revisar el acuerdo/ })
    await event.focus()
    await event.press('Enter')
    await page.getByRole('dialog').getByText('jueves 15 de mayo de 2031').waitFor()
    await page.getByRole('button', { name: 'Mover…' }).click()
    await page.getByRole('textbox', { name: /^Día/ }).fill('20/05/2031')
    await page.getByRole('button', { name: 'Mover', exact: true }).click()
    await isDueOn(id, '2031-05-20')
    await page.getByText('Se movió «Revisar el acuerdo»').waitFor()

    await page.reload()
    await event.dragTo(page.locator('[data-date="2031-05-22"]').first())
    await isDueOn(id, '2031-05-22')
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await isDueOn(id, '2031-05-20')
    await page.close()
  })

  test('is narrowed to a matter that nothing of the month names', async ({ browserContext, assert }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/calendar?view=month&on=2031-06-15')
    await page.getByRole('combobox', { name: 'Expediente' }).fill('galatea')
    await page
      .getByRole('option', { name: /Galatea/ })
      .first()
      .click()
    await page.waitForURL(/[?&]matter=\d+/)
    await page.getByRole('combobox', { name: 'Expediente' }).fill('')
    await page.waitForURL((url) => !url.searchParams.has('matter'))
    await page.close()
  })

  test('opens as an agenda on a phone, and says why something cannot be moved', async ({ browser, assert }) => {
    const id = await someActivity('10:00')
    await db.from('activities').where('id', id).update({ open: false, state: 'resolved' })
    const context = await browser.newContext({ baseURL: process.env.APP_URL, viewport: { width: 390, height: 800 } })
    const page = await openPage(context, assert)
    await signInAs(page, 'owner')
    await page.goto('/calendar?on=2031-05-10&person=all')
    await page.getByRole('heading', { level: 3, name: /jueves 15 de mayo de 2031/i }).waitFor()
    await page.getByRole('button', { name: /Revisar el acuerdo/ }).click()
    await page.getByText('Ya está resuelta: su fecha se queda como fue.').waitFor()
    assert.isFalse(await page.getByRole('button', { name: 'Mover…' }).isVisible())
    await page.close()
    await context.close()
  })

  /** So many activities on the fifteenth of a month that nothing else is in. */
  async function crowdedDay(count: number) {
    const { id: _, ...row } = await db.from('activities').where('open', 1).orderBy('id').firstOrFail()
    const due = { due_on: '2031-05-15', due_time: null, due_at: '2031-05-16 05:59:59.999' }
    for (let n = 1; n <= count; n++)
      await db.table('activities').insert({ ...row, ...due, title: `Actividad ${String(n).padStart(3, '0')}` })
  }

  test('shows so many things of a crowded day in the month, how many more there are, and all of them on the day', async ({
    browserContext,
    assert,
  }) => {
    await crowdedDay(120)
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/calendar?view=month&on=2031-05-15&person=all')
    const more = page.getByRole('button', { name: /Hay 115 más/ })
    await more.waitFor()
    assert.equal(await page.getByRole('button', { name: /Actividad \d/ }).count(), 5)
    await more.focus()
    await more.press('Enter')
    await page.waitForURL(/view=day/)
    await page.getByText('Hay 20 más').waitFor()
    assert.equal(await page.getByRole('button', { name: /Actividad \d/ }).count(), 100)
    await page.getByRole('button', { name: 'Mostrar 20 más' }).click()
    await page.getByRole('button', { name: 'Mostrar 20 más' }).waitFor({ state: 'detached' })
    assert.equal(await page.getByRole('button', { name: /Actividad \d/ }).count(), 120)
    await page.close()
  })

  test('says in the agenda of a phone how many more things a crowded day has, and leads to them', async ({
    browser,
    assert,
  }) => {
    await crowdedDay(12)
    const context = await browser.newContext({ baseURL: process.env.APP_URL, viewport: { width: 390, height: 800 } })
    const page = await openPage(context, assert)
    await signInAs(page, 'owner')
    await page.goto('/calendar?on=2031-05-10&person=all')
    const more = page.getByRole('link', { name: /Hay 2 más el/ })
    await more.waitFor()
    assert.equal(await page.getByRole('button', { name: /Actividad \d/ }).count(), 10)
    await more.click()
    await page.waitForURL(/view=day/)
    await page
      .getByRole('button', { name: /Actividad/ })
      .nth(11)
      .waitFor()
    await page.close()
    await context.close()
  })

  test('notes a hearing on a matter, what came of it, and shows it in the calendar', async ({
    browserContext,
    assert,
  }) => {
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/file-overview/1?tab=hearings')
    await page.getByRole('button', { name: 'Nueva audiencia' }).click()
    await page.getByRole('textbox', { name: /^Día/ }).fill('15/05/2031')
    await page.getByLabel(/^Hora/).fill('10:00')
    await page.getByRole('textbox', { name: /^Sala/ }).fill('Sala 9')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByRole('heading', { level: 3, name: /jueves 15 de mayo de 2031/i }).waitFor()
    await page.goto('/calendar?view=agenda&on=2031-05-15')
    await page.getByRole('button', { name: /Audiencia preliminar/ }).click()
    await page.getByText('La fecha de una audiencia la fija el órgano').waitFor()
    assert.isFalse(await page.getByRole('button', { name: 'Mover…' }).isVisible())
    await page.goto('/law-firm/files/file-overview/1?tab=hearings')
    await page.getByRole('button', { name: 'Anotar resultado' }).first().click()
    await page.getByRole('textbox', { name: /^Resultado/ }).fill('Se desahogó la pericial')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.getByText('Se desahogó la pericial').first().waitFor()
    await page.close()
  })

  test('notes what followed from a hearing: a deadline, an activity, only when they are chosen', async ({
    browserContext,
    assert,
  }) => {
    const { id } = await db.from('hearings').where({ matter_id: 1, status: 'scheduled' }).orderBy('day').firstOrFail()
    await db.from('hearings').where('id', id).update({ day: '2026-02-23', time: '10:00' })
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'owner')
    await page.goto('/law-firm/files/file-overview/1?tab=hearings')
    const card = page.getByRole('listitem').filter({ hasText: /lunes 23 de febrero de 2026/i })
    await card.getByRole('button', { name: 'Anotar resultado' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: /^Proponer los plazos/ }).check()
    await dialog.getByRole('button', { name: /^Qué se notificó o conoció/ }).click()
    await page.getByRole('option', { name: 'Sentencia de amparo indirecto' }).click()
    await dialog.getByRole('button', { name: /^Cómo se notificó/ }).click()
    await page.getByRole('option', { name: /^Personal, en el amparo/ }).click()
    await dialog.getByRole('textbox', { name: /^Actividades que siguen/ }).fill('Pedir copia del acta')
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
    await dialog.getByRole('checkbox', { name: 'Registrarlo aunque ya haya vencido' }).check()
    await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
    await card.getByRole('link', { name: 'Pedir copia del acta' }).waitFor()
    const [result] = await db.from('hearing_results').where('hearing_id', id).whereNotNull('deadline_id')
    const deadline = await db.from('matter_deadlines').where('id', result.deadline_id).firstOrFail()
    assert.equal(deadline.last_day, '2026-03-10')
    await card.getByRole('link', { name: deadline.title }).click()
    await page
      .getByRole('dialog')
      .getByText(/10 mar/)
      .first()
      .waitFor()
    await page.close()
  })
})
