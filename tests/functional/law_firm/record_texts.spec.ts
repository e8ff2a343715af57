import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import Client from '#app/clients/models/client'
import { PLAIN_TEXTS } from '#app/clients/domain/fields'
import TaskFile from '#app/core/tasks/models/task_file'
import { readTaskFile } from '#app/core/tasks/task_files'
import { MATTER_TEXT_KEYS } from '#app/matters/domain/fields'
import Matter from '#app/matters/models/matter'
import { fieldName } from '#app/transfers/records/subjects'
import { atDesk } from '#tests/functional/law_firm/matters/desk'
import { atBulk, csv } from '#tests/functional/transfers/desk'
import { firm, type Firm } from '#tests/helpers/people'
import { call, programFor } from '#tests/helpers/program'

type Texts = Record<string, string>

/** Something for each text, told apart by its key. */
const said = (texts: readonly string[], word: string): Texts =>
  Object.fromEntries(texts.map((key) => [key, `${word} ${key}`.slice(0, 20)]))

const SUBJECTS = [
  {
    subject: 'clients',
    texts: PLAIN_TEXTS as readonly string[],
    Model: Client,
    list: '/law-firm/clients',
    page: (id: number) => `/law-firm/clients/${id}`,
    shown: 'client',
    base: { type: 'business', name: 'Molinos del Ejemplo, S.A. de C.V.' },
  },
  {
    subject: 'matters',
    texts: MATTER_TEXT_KEYS as readonly string[],
    Model: Matter,
    list: '/law-firm/files',
    page: (id: number) => `/law-firm/files/file-overview/${id}`,
    shown: 'matter',
    base: { title: 'Nulidad del embargo', materia: 'civil', status: 'active', clients: [{ name: 'Molinos' }] },
  },
] as const

for (const { subject, texts, Model, list, page, shown, base } of SUBJECTS) {
  const rowsOf = ({ workspace }: Firm) => Model.in(workspace).orderBy('id')

  test.group(`Every text of ${subject}`, (group) => {
    group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

    test('is kept by the form, shown on the page and to programs, and recorded in the history when it changes', async ({
      client,
      assert,
    }) => {
      const ours = await firm()
      const desk = await atDesk(client, ours.owner, ours.workspace)
      await desk.submit('post', list, { ...base, ...said(texts, 'Uno') })
      const [row] = await rowsOf(ours)
      const props = (await desk.visit(page(row!.id))).body().props
      assert.deepInclude(props[shown], said(texts, 'Uno'))
      const change = { ...base, ...said(texts, 'Dos'), version: 1 }
      await desk.submit('put', `${list}/${row!.id}`, change)
      const { accessToken: token } = await programFor(ours.owner, ours.workspace)
      assert.deepInclude((await call<Texts>(`GET /${subject}/${row!.id}`, { token })).body.data!, said(texts, 'Dos'))
      const { lines } = (await desk.visit(`${page(row!.id)}?tab=history`)).body().props.content
      const fields = lines[0].changes.map(({ field }: { field: string }) => field)
      assert.includeMembers(fields, [...texts])
    })

    test('leaves in an export and comes back in an import by its name', async ({ client, assert }) => {
      const ours = await firm()
      const desk = await atBulk(client, subject, ours)
      const headings = texts.map((key) => fieldName(subject, { key }, 'es'))
      const name = subject === 'clients' ? 'Nombre o razón social' : 'Asunto'
      const cells = ['Molinos del Ejemplo, S.A. de C.V.', ...Object.values(said(texts, 'Tres'))]
      await desk.upload(csv([name, ...headings], cells))
      const { id } = await desk.last()
      const path = `${desk.base}/imports/${id}`
      const { mapping } = (await desk.page(`?import=${id}`)).file
      assert.includeMembers(mapping, [...texts])
      await desk.submit('put', path, { mapping })
      await desk.submit('post', `${path}/run`, {})
      const [row] = await rowsOf(ours)
      assert.deepInclude(row!.serialize(), said(texts, 'Tres'))
      const order = { selection: { ids: [row!.id] }, columns: [...texts], format: 'csv' }
      const { data } = (await desk.post(`${desk.base}/exports`, order)).body()
      const file = await TaskFile.in(ours.workspace).where('task_id', data.id).firstOrFail()
      const parts: Buffer[] = []
      for await (const part of await readTaskFile(file)) parts.push(part as Buffer)
      const [first, second] = Buffer.concat(parts).toString().replace(/^﻿/, '').trim().split('\r\n')
      assert.deepEqual([first, second], [headings.join(','), Object.values(said(texts, 'Tres')).join(',')])
    })
  })
}
