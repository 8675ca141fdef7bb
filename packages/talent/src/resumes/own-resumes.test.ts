import { ResumeData } from "@bole/reading/text";
import { expect, it } from "vitest";
import { describeTalent, type OpenedTalent } from "../testing/describe-talent.suite.ts";

const TEXT = "Ada Palmer\nada@example.com\n\nExperience\nAcme Corp, Engineer\n2020-01 – present\n";
const FILE = { name: "ada.txt", bytes: new TextEncoder().encode(TEXT) };

async function opened({ talent, store, rosa }: OpenedTalent) {
  const { resume_id } = await talent.imports.import(rosa, FILE, { own: true });
  const id = resume_id ?? "";
  return {
    id,
    stranger: { ...rosa, user: "stranger" },
    remove: () => store.transaction((work) => talent.resumes.deleteIn(work, rosa, id)),
    undo: () => store.transaction((work) => talent.resumes.undeleteIn(work, rosa, id)),
    own: async () => (await talent.resumes.list(rosa, { own: true })).items.map((row) => row.id),
  };
}

describeTalent("an own résumé", ({ open }) => {
  it("is seen, changed, saved as a file and deleted by its owner alone", async () => {
    const given = open();
    const { talent, store, rosa } = given;
    const { id, stranger } = await opened(given);
    expect((await talent.resumes.get(rosa, id)).resume.id).toBe(id);
    const unknown = { code: "resume-unknown" };
    await expect(talent.resumes.get(stranger, id)).rejects.toMatchObject(unknown);
    await expect(talent.resumes.original(stranger, id)).rejects.toMatchObject(unknown);
    const change = { version: 1, data: ResumeData.parse({}) };
    for (const act of ["lockIn", "deleteIn", "undeleteIn"] as const) {
      await expect(
        store.transaction<unknown>((work) => talent.resumes[act](work, stranger, id)),
      ).rejects.toMatchObject(unknown);
    }
    await expect(
      store.transaction((work) => talent.resumes.changeIn(work, stranger, id, change)),
    ).rejects.toMatchObject(unknown);
  });

  it("is gone when it is deleted, and there again when that is undone", async () => {
    const given = open();
    const { talent, rosa } = given;
    const { id, remove, undo, own } = await opened(given);
    await remove();
    expect(await own()).toEqual([]);
    await expect(talent.resumes.get(rosa, id)).rejects.toMatchObject({ code: "resume-unknown" });
    await expect(remove()).rejects.toMatchObject({ code: "resume-unknown" });
    await undo();
    expect(await own()).toEqual([id]);
  });

  it("has the language that is asked for while it is blank, then that of its text", async () => {
    const { talent, store, rosa } = open();
    const write = (part: { readonly data?: ResumeData }) =>
      store.transaction((work) =>
        talent.resumes.writeIn(work, rosa, { own: true, language: "zh", ...part }),
      );
    expect((await write({})).language).toBe("zh");
    const named = (name: string) => write({ data: ResumeData.parse({ basic: { name } }) });
    expect((await named("李梅")).language).toBe("zh");
    expect((await named("Ada Palmer")).language).toBe("en");
  });

  it("comes back where its file is imported again", async () => {
    const given = open();
    const { talent, rosa } = given;
    const { id, remove, own } = await opened(given);
    await remove();
    const again = await talent.imports.import(rosa, FILE, { own: true });
    expect(again).toMatchObject({ status: "unchanged", resume_id: id });
    expect(await own()).toEqual([id]);
  });

  it("is erased with its file by the first deletion after thirty days", async () => {
    const given = open();
    const { talent, store, rosa } = given;
    const { id, remove } = await opened(given);
    await remove();
    const db = store.forTenant(rosa.tenant);
    const long = "2020-01-01T00:00:00.000Z";
    await db.updateTable("resumes").set({ deleted_at: long }).where("id", "=", id).execute();
    const next = await store.transaction((work) =>
      talent.resumes.writeIn(work, rosa, { own: true }),
    );
    await store.transaction((work) => talent.resumes.deleteIn(work, rosa, next.id));
    const left = await db.selectFrom("resumes").select("id").execute();
    expect(left).toEqual([{ id: next.id }]);
    expect(await db.selectFrom("documents").select("id").execute()).toEqual([]);
  });

  it("is renamed without a new version", async () => {
    const given = open();
    const { talent, store, rosa } = given;
    const { id } = await opened(given);
    await store.transaction((work) => talent.resumes.renameIn(work, rosa, id, "For Acme"));
    expect((await talent.resumes.get(rosa, id)).resume).toMatchObject({
      title: "For Acme",
      version: 1,
    });
  });
});

describeTalent("a candidate's résumé", ({ open }) => {
  it("is everybody's to see, and is not deleted apart from its candidate", async () => {
    const { talent, store, rosa } = open();
    const { resume_id } = await talent.imports.import(rosa, FILE);
    const id = resume_id ?? "";
    const { resume } = await talent.resumes.get({ ...rosa, user: "stranger" }, id);
    expect(resume.id).toBe(id);
    await expect(
      store.transaction((work) => talent.resumes.deleteIn(work, rosa, id)),
    ).rejects.toMatchObject({ code: "resume-unknown" });
  });
});
