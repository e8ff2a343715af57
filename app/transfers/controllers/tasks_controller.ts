import type { HttpContext } from '@adonisjs/core/http'
import { cancelTask } from '#app/core/tasks/cancel_task'
import { readTaskFile } from '#app/core/tasks/task_files'
import { asAttachment } from '#app/transfers/attachment'
import { ownTask, ownTaskFile, recentTasks, type TaskOwner } from '#app/transfers/queries/own_tasks'
import TaskTransformer from '#app/transfers/transformers/task_transformer'
import { signedIn, workspaceOf } from '#app/workspaces/context'

/** Work in the background, for who started it and nobody else. */
export default class TasksController {
  async index(ctx: HttpContext) {
    return ctx.serialize(TaskTransformer.transform(await recentTasks(currentOwner(ctx))))
  }

  async show(ctx: HttpContext) {
    return ctx.serialize(TaskTransformer.transform(await ownTask(currentOwner(ctx), ctx.params.id)))
  }

  async destroy(ctx: HttpContext) {
    const { task } = await ownTask(currentOwner(ctx), ctx.params.id)
    await cancelTask(task)
    return ctx.serialize(TaskTransformer.transform(await ownTask(currentOwner(ctx), ctx.params.id)))
  }

  async file(ctx: HttpContext) {
    const file = await ownTaskFile(currentOwner(ctx), ctx.params.id, ctx.params.fileId)
    asAttachment(ctx.response, file.name)
    ctx.response.header('Content-Length', String(file.bytes))
    return ctx.response.stream(await readTaskFile(file))
  }
}

function currentOwner(ctx: HttpContext): TaskOwner {
  return { userId: signedIn(ctx).user.id, workspaceId: workspaceOf(ctx).id }
}
