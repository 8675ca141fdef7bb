interface PersonNoteRow {
  tenant: string;
  id: string;
  person_id: string;
  /** The user who wrote it. */
  author: string;
  text: string;
  created_at: string;
}

interface NoteMentionRow {
  tenant: string;
  note_id: string;
  user_id: string;
  /** Null until the one who is mentioned has seen it. */
  read_at: string | null;
}

export interface NoteTables {
  person_notes: PersonNoteRow;
  note_mentions: NoteMentionRow;
}
