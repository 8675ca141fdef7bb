{{- define "bole.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "bole.host" -}}
{{ (urlParse .Values.publicUrl).host }}
{{- end }}

{{- define "bole.env" -}}
- { name: BOLE_ACCOUNTS, value: "on" }
- { name: BOLE_PUBLIC_URL, value: {{ .Values.publicUrl | quote }} }
- { name: BOLE_DEMO, value: "0" }
- { name: BOLE_DATA, value: /data }
{{- range $name, $value := .Values.env }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{- define "bole.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
runAsNonRoot: true
runAsUser: 1000
capabilities: { drop: [ALL] }
{{- end }}
