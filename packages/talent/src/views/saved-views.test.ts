import { expect, it } from "vitest";
import { describeTalent } from "../testing/describe-talent.suite.ts";

describeTalent("saved views", ({ open }) => {
  const filter = { q: "护士，在上海", min_years: 3 };

  it("keep a search under a name for everybody of a tenant, and for nobody else", async () => {
    const { talent, rosa } = open();
    const other = { ...rosa, tenant: "elsewhere" };
    const view = await talent.views.add(rosa, { name: " 上海护士 ", filter });
    expect(view).toMatchObject({ name: "上海护士", filter, actor: rosa.user });
    expect(await talent.views.list({ ...rosa, user: "sam" })).toEqual([view]);
    expect(await talent.views.list(other)).toEqual([]);
    await expect(talent.views.remove(other, view.id)).rejects.toMatchObject({
      code: "view-unknown",
    });
  });

  it("are renamed, limited otherwise, deleted, and put back", async () => {
    const { talent, rosa } = open();
    const view = await talent.views.add(rosa, { name: "Nurses", filter });
    await talent.views.change(rosa, view.id, { name: "Nurses in Shanghai" });
    await talent.views.change(rosa, view.id, { filter: { stage: "offer" } });
    expect(await talent.views.list(rosa)).toMatchObject([
      { id: view.id, name: "Nurses in Shanghai", filter: { stage: "offer" } },
    ]);
    await talent.views.remove(rosa, view.id);
    expect(await talent.views.list(rosa)).toEqual([]);
    await talent.views.add(rosa, { name: "Nurses in Shanghai", filter });
  });

  it("have names of their own, and limit something", async () => {
    const { talent, rosa } = open();
    const first = await talent.views.add(rosa, { name: "Nurses", filter });
    const second = await talent.views.add(rosa, { name: "Cooks", filter });
    const taken = { code: "view-name-taken" };
    await expect(talent.views.add(rosa, { name: "NURSES", filter })).rejects.toMatchObject(taken);
    await expect(talent.views.change(rosa, second.id, { name: "nurses" })).rejects.toMatchObject(
      taken,
    );
    expect(await talent.views.change(rosa, first.id, { name: "nurses" })).toMatchObject({
      name: "nurses",
    });
    await expect(talent.views.add(rosa, { name: "All", filter: {} })).rejects.toMatchObject({
      code: "talent-request-invalid",
    });
  });
});
