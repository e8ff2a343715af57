import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { verifyChain } from '#app/core/audit/verify_chain'
import { LeaveFirm } from '#app/workspaces/actions/leave_firm'
import { FoundWorkspace } from '#app/workspaces/actions/found_workspace'
import { OpenFirm } from '#app/workspaces/actions/open_firm'
import { RemoveMember } from '#app/workspaces/actions/remove_member'
import { TransferOwnership } from '#app/workspaces/actions/transfer_ownership'
import Workspace from '#app/workspaces/models/workspace'
import { firmOf, isMember, memberOf } from '#tests/functional/law_firm/firm/ground'
import { emptyDatabase } from '#tests/helpers/database'
import { firm, person } from '#tests/helpers/people'

const authorOf = (userId: number) => ({ userId, kind: 'user' as const, ip: null, requestId: null })

test.group('Concurrent firm changes', (group) => {
  // Real transactions: inside one that wraps the test nobody waits for anybody.
  group.each.setup(async () => {
    await emptyDatabase()
    return () => emptyDatabase()
  })

  test('never leave a firm without an owner when people leave during a transfer', async ({ assert }) => {
    for (let round = 0; round < 5; round++) {
      const ours = await firm()
      const newOwner = await ours.hire('admin')
      const to = await memberOf(ours, newOwner)
      const parties = { fromId: ours.owner.id, toMemberId: to.id }
      await Promise.allSettled([
        new LeaveFirm().handle(authorOf(newOwner.id), ours.workspace, newOwner.id),
        new TransferOwnership().handle(authorOf(ours.owner.id), ours.workspace, parties),
        new LeaveFirm().handle(authorOf(ours.owner.id), ours.workspace, ours.owner.id),
        new RemoveMember().handle(authorOf(ours.owner.id), to),
      ])
      assert.isTrue(await isMember(ours, { id: (await firmOf(ours)).ownerId }))
      assert.isNull((await verifyChain(ours.workspace.id)).brokenAt)
    }
  }).timeout(180_000)

  test('make one of two simultaneous new owners the owner, and the other keeps their role', async ({ assert }) => {
    const ours = await firm()
    const people = [await ours.hire('lawyer'), await ours.hire('lawyer')]
    const transfers = await Promise.allSettled(
      people.map(async (user) => {
        const parties = { fromId: ours.owner.id, toMemberId: (await memberOf(ours, user)).id }
        return new TransferOwnership().handle(authorOf(ours.owner.id), ours.workspace, parties)
      })
    )
    assert.lengthOf(
      transfers.filter(({ status }) => status === 'fulfilled'),
      1
    )
    const owners = await db.from('members').join('roles', 'roles.id', 'members.role_id').where('roles.key', 'owner')
    assert.lengthOf(owners, 1)
    assert.equal(owners[0].user_id, (await firmOf(ours)).ownerId)
  }).timeout(180_000)

  test('give ten firms of one name founded at once unique addresses', async ({ assert }) => {
    const users = await Promise.all(Array.from({ length: 10 }, () => person()))
    await Promise.all(
      users.map((user) => new OpenFirm(new FoundWorkspace()).handle(authorOf(user.id), user, { name: 'Igual' }))
    )
    const slugs = (await Workspace.all()).map(({ slug }) => slug)
    assert.equal(new Set(slugs).size, 10)
    assert.isTrue(slugs.every((slug) => /^igual(-\d+)?$/.test(slug)))
  }).timeout(180_000)
})
