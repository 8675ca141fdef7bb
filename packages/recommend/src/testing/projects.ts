/** A handful of projects and jobs to recommend, in both languages. */
import type { JobDraftInput } from "@bole/talent";

export const PROJECTS: Readonly<Record<string, JobDraftInput>> = {
  camera: {
    title: "Counting bicycles with a camera",
    organisation: "Radzähler",
    employment: "volunteer",
    remote: "remote",
    description:
      "A neural network counts bicycles and never stores a face. We need Python, PyTorch and computer vision. Interests: cycling, open data.",
  },
  speech: {
    title: "方言语音识别",
    organisation: "山城科技大学",
    employment: "part_time",
    description: "用自监督模型微调语音识别。希望你会 Python、PyTorch，了解深度学习基础。",
  },
  shore: {
    title: "净滩数据志愿者",
    organisation: "蓝岸",
    employment: "volunteer",
    description: "按国际分类表记录每次净滩的结果。需要数据整理、统计。对海洋、环境保护有兴趣即可。",
  },
  nurse: {
    kind: "job",
    title: "ICU 护士",
    organisation: "东湖仁和医院",
    employment: "full_time",
    min_years: 2,
    degree: "associate",
    description: "负责危重患者的监护与护理，持有护士执业证书，2 年以上重症护理经验。",
  },
  payments: {
    kind: "job",
    title: "Senior backend engineer, payments",
    organisation: "Harbourline",
    min_years: 8,
    degree: "bachelor",
    description: "You build payment systems in Java and Go, with MySQL and Kafka.",
    criteria: [
      { id: "c1", text: "Java", need: "must", skill: "java" },
      { id: "c2", text: "Kafka", need: "nice", skill: "kafka" },
    ],
  },
  closed: {
    title: "Computer vision for rice",
    status: "closed",
    description: "Computer vision with PyTorch on phones. The season is over.",
  },
  late: {
    title: "Computer vision for bees",
    closes_on: "2026-03-01",
    description: "Computer vision with Python and PyTorch counts bees.",
  },
};
