import { type Draft, required } from './types.ts'

export const messages: Draft = ({ id, numbered, flag, text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('messages')
      .addColumn('id', id, numbered)
      .addColumn('name', text, required)
      .addColumn('email', text, required)
      .addColumn('phoneNumber', text)
      .addColumn('subject', text, required)
      .addColumn('message', text, required)
      .addColumn('isRead', flag, required)
      .addColumn('isSpam', flag, required)
      .addColumn('noticeVersion', text)
      .addColumn('noticeShownAt', ordered)
      .addColumn('nameSort', ordered, required)
      .addColumn('emailSort', ordered, required)
      .addColumn('phoneNumberSort', ordered, required)
      .addColumn('subjectSort', ordered, required)
      .addColumn('noticeVersionSort', ordered, required)
      .addColumn('searchText', text, required)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .execute()
  },
})
