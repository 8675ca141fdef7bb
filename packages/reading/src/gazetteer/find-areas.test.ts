import { describe, expect, it } from "vitest";
import { areasOfLocation } from "./areas-of-location.ts";
import { around, overlaps } from "./around.ts";
import { findAreas } from "./find-areas.ts";

const named = (text: string) =>
  findAreas(text).map(({ start, end, ids }) => [text.slice(start, end), ids[0]]);

describe("areas in a sentence", () => {
  it.each([
    ["Ward nurse in Nottinghamshire or Derbyshire", "~Nottinghamshire", "~Derbyshire"],
    ["a psychiatry post in the north of England", "~North of England"],
    ["by the sea down the south west", "~South West England"],
    ["moving to the Bay Area this summer", "~Bay Area"],
    ["rockets in socal", "~Southern California"],
    ["car detailer no experience texas", "US/Texas"],
    ["jobs in Columbus, Ohio", "US/Ohio/Franklin County/Columbus"],
    ["anywhere in England or Wales", "GB/England", "GB/Wales"],
    ["us or remote", "US"],
    ["near Hereford", "GB/England/Herefordshire"],
    ["我在Berlin，想找运营岗", "DE/State of Berlin"],
    ["想在江浙沪找工作", "~江浙沪"],
    ["上海浦东的测试岗位", "CN/上海/浦东"],
    ["北京朝阳", "CN/北京/朝阳"],
    ["苏州昆山都可以", "CN/江苏/苏州/昆山"],
    ["慕尼黑或者都柏林", "DE/Bavaria/Munich", "IE/Leinster/Dublin"],
  ])("finds them in %s", (text, ...ids) => {
    expect(named(text).map(([, id]) => id)).toEqual(ids);
  });

  it.each([
    "I like reading, a nice bath and mobile games",
    "the job should suit us",
    "a lead role with hope of progress",
    "朝阳行业",
    "合作能力强，和平共处",
    "上海交通大学毕业",
    "Hope Street Surgery is nice",
  ])("finds none in %s", (text) => {
    expect(named(text)).toEqual([]);
  });

  it("takes a word for a place where what it lies in stands behind it", () => {
    expect(named("a surgery in reading, berkshire")[0]?.[0]).toBe("reading");
    expect(named("Mobile, Alabama")).toEqual([["Mobile", "US/Alabama/Mobile County/Mobile"]]);
  });
});

describe("areas of a location", () => {
  it.each([
    ["Nottingham NG3 6AA", "~Nottinghamshire"],
    ["Kings Lynn, Norfolk", "~East Anglia"],
    ["Royal Free Hospital, Hampstead, NW3 2QG", "GB/England/Greater London"],
    ["Worksop, S80 2JB", "~Nottinghamshire"],
    ["Various locations, EX2 5AF", "~South West England"],
    ["London Road Community Hospital, Derby, DE1 2QY", "~East Midlands"],
    ["9501 Hudson Rd, Woodbury,MN 55125-9412", "US/Minnesota"],
    ["Berlin, Berlin, Germany", "DE"],
    ["Cambridge, MA", "~New England"],
    ["Newport, NP20 2UB", "~South Wales"],
    ["Palo Alto, California, United States", "~Silicon Valley"],
    ["New York, NY", "~New York metro"],
    ["浙江省杭州市余杭区", "~长三角"],
    ["武汉·洪山区", "CN/湖北"],
    ["Remote - US", "US"],
    ["Berlin, Germany; Remote (EU)", "~European Union"],
  ])("knows that %s lies in %s", (location, area) => {
    expect(areasOfLocation(location).some((id) => around(id).has(area))).toBe(true);
  });

  it("does not move an American town to Britain, nor the other way round", () => {
    expect(areasOfLocation("Cambridge, MA").some((id) => around(id).has("GB"))).toBe(false);
    expect(areasOfLocation("Ashford, TN24 0LZ").some((id) => around(id).has("US"))).toBe(false);
  });
});

describe("what lies in what", () => {
  it("takes a job of a whole country for one in the town that somebody asks for", () => {
    expect(overlaps(["US"], ["US/Ohio/Franklin County/Columbus"])).toBe(true);
    expect(overlaps(["~Bay Area"], ["US/California"])).toBe(true);
  });

  it("keeps apart what is next to each other", () => {
    expect(overlaps(["~Bay Area"], ["~Southern California"])).toBe(false);
    expect(overlaps(["CN/上海"], ["CN/浙江/杭州"])).toBe(false);
  });
});
